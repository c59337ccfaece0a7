// One profile at /experts/<slug>: a film of the kind of work, the text of its file, the works that it names, and the profiles that come next.
import { type CollectionItemProps, Link } from 'sitegen/theme'
import { ExpertCard, ExpertInitials } from './expert-card.tsx'
import { Film } from './film.tsx'
import { readFlag, readRecords, readText, readTexts, sortByOrder } from './read-field.ts'
import { WayBack } from './way-back.tsx'
import '../styles/pages.css'

const nextProfiles = 3

export default function ExpertPage({ item, items, children }: CollectionItemProps) {
  const isSample = readFlag(item.data, 'sample')
  const works = readRecords(item.data, 'works')
  const languages = readTexts(item.data, 'languages')
  const film = readText(item.data, 'film')
  const sorted = sortByOrder(items)
  const place = sorted.findIndex(({ path }) => path === item.path)
  const next = [...sorted.slice(place + 1), ...sorted.slice(0, place)].slice(0, nextProfiles)

  return (
    <article className="site-page site-profile">
      <WayBack to="/experts/">All experts</WayBack>
      <header className={film ? 'site-template-head' : undefined}>
        <div>
          {isSample ? <p className="site-badge">Sample profile</p> : null}
          <div className="site-profile-head">
            <ExpertInitials item={item} />
            <div>
              <h1>{item.title}</h1>
              <p className="site-person-role">{readText(item.data, 'role')}</p>
            </div>
          </div>
          <p className="site-lead">{withoutLabel(item.description ?? '')}</p>
        </div>
        {film ? <Film name={film}>What such work can look like: a drawing, made with the toolkit for this site.</Film> : null}
      </header>
      <div className="site-profile-columns">
        <aside className="site-facts" aria-label={`${item.title} at a glance`}>
          <h2>Skills</h2>
          <ul>
            {readTexts(item.data, 'skills').map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
          {languages.length > 0 ? (
            <>
              <h2>Languages</h2>
              <p>{languages.join(', ')}</p>
            </>
          ) : null}
          {isSample ? (
            <>
              <h2>For hire</h2>
              <p>
                No: a sample, of a person who does not exist. <Link to="/experts/#hiring">What to settle before you hire somebody</Link>
              </p>
            </>
          ) : null}
        </aside>
        <div className="site-prose">{children}</div>
      </div>
      {works.length > 0 ? (
        <section className="site-band" aria-labelledby="works">
          <h2 id="works">Examples of work</h2>
          {isSample ? <p className="site-works-note">Invented like the person: what a portfolio of this kind could list.</p> : null}
          <ul className="site-works">
            {works.map((work) => {
              const title = readText(work, 'title') ?? ''
              return (
                <li key={title}>
                  <p className="site-work-kind">{readText(work, 'kind')}</p>
                  <h3>{title}</h3>
                  <p>{readText(work, 'text')}</p>
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      <nav className="site-band" aria-labelledby="next-profiles">
        <h2 id="next-profiles">The next profiles</h2>
        <ul className="site-people">
          {next.map((other) => (
            <ExpertCard key={other.path} item={other} heading="h3" />
          ))}
        </ul>
      </nav>
    </article>
  )
}

/** The description starts with what the badge says already: `Sample profile: an illustrator who …`. */
function withoutLabel(description: string): string {
  const said = description.replace(/^Sample profile: /, '')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
