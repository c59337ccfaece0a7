// One profile at /experts/<slug>: the text of its file, its work, and the other profiles.
import { type CollectionItemProps, Link } from 'sitegen/theme'
import { Initials } from './initials.tsx'
import { readFlag, readRecords, readText, readTexts, sortByOrder } from './read-field.ts'
import '../styles/pages.css'

export default function ExpertPage({ item, items, children }: CollectionItemProps) {
  const works = readRecords(item.data, 'works')
  const languages = readTexts(item.data, 'languages')
  const others = sortByOrder(items).filter((other) => other.path !== item.path)

  return (
    <article className="site-page site-profile">
      <p className="site-back">
        <Link to="/experts/">All experts</Link>
      </p>
      <header className="site-profile-head">
        <Initials name={item.title} />
        <div>
          {readFlag(item.data, 'sample') ? <p className="site-badge">Sample profile</p> : null}
          <h1>{item.title}</h1>
          <p className="site-person-role">{readText(item.data, 'role')}</p>
        </div>
      </header>
      <div className="site-profile-columns">
        <div className="site-prose">
          {children}
          <h2>Examples of work</h2>
          <ul className="site-works">
            {works.map((work) => {
              const title = readText(work, 'title') ?? ''
              return (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="site-work-kind">{readText(work, 'kind')}</p>
                  <p>{readText(work, 'text')}</p>
                </li>
              )
            })}
          </ul>
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
          <h2>Other profiles</h2>
          <ul>
            {others.map((other) => (
              <li key={other.path}>
                <Link to={other.path}>{other.title}</Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </article>
  )
}
