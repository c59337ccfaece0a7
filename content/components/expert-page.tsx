// One profile at /experts/<slug>: a film of the kind of work, the text of its file, the works that it names, and the profiles that come next.
import { type CollectionItemProps, Link } from 'sitegen/theme'
import { ExpertCard, ExpertInitials } from './expert-card.tsx'
import { Film } from './film.tsx'
import { readFlag, readRecords, readText, readTexts, sortByOrder } from './read-field.ts'
import '../styles/pages.css'

const nextProfiles = 4

export default function ExpertPage({ item, items, children }: CollectionItemProps) {
  const works = readRecords(item.data, 'works')
  const languages = readTexts(item.data, 'languages')
  const film = readText(item.data, 'film')
  const sorted = sortByOrder(items)
  const place = sorted.findIndex(({ path }) => path === item.path)
  const next = [...sorted.slice(place + 1), ...sorted.slice(0, place)].slice(0, nextProfiles)

  return (
    <article className="site-page site-profile">
      <p className="site-back">
        <Link to="/experts/">All experts</Link>
      </p>
      <header className="site-profile-head">
        <ExpertInitials item={item} />
        <div>
          {readFlag(item.data, 'sample') ? <p className="site-badge">Sample profile</p> : null}
          <h1>{item.title}</h1>
          <p className="site-lead">{readText(item.data, 'role')}</p>
        </div>
      </header>
      <div className="site-profile-columns">
        <div className="site-prose">
          {film ? <Film name={film}>What such work can look like. A drawing, made with the toolkit for this site.</Film> : null}
          {children}
        </div>
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
        </aside>
      </div>
      {works.length > 0 ? (
        <section className="site-band" aria-labelledby="works">
          <h2 id="works">Examples of work</h2>
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
      <section className="site-band" aria-labelledby="next-profiles">
        <h2 id="next-profiles">The next profiles</h2>
        <ul className="site-people">
          {next.map((other) => (
            <ExpertCard key={other.path} item={other} heading="h3" />
          ))}
        </ul>
      </section>
    </article>
  )
}
