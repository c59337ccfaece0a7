// One template at /templates/<slug>: its command, what is in it, and how to begin.
import { type CollectionItemProps, Link } from 'sitegen/theme'
import { readText, readTexts, sortByOrder } from './read-field.ts'
import { TemplatePreview } from './template-preview.tsx'
import { WayBack } from './way-back.tsx'
import '../styles/pages.css'

export default function TemplatePage({ item, items, children }: CollectionItemProps) {
  const command = readText(item.data, 'command')
  const source = readText(item.data, 'source')
  const others = sortByOrder(items).filter((other) => other.path !== item.path)

  return (
    <article className="site-page site-template">
      <WayBack to="/templates/">All templates</WayBack>
      <header className="site-template-head">
        <div>
          <p className="site-work-kind" data-no-search="">
            {readText(item.data, 'audience')}
          </p>
          <h1>{item.title}</h1>
          <p className="site-lead">{item.description}</p>
          {command ? (
            <pre className="site-command">
              <code>{command}</code>
            </pre>
          ) : null}
          {source ? (
            <p data-no-search="">
              <Link href={source}>Source of the template</Link>
            </p>
          ) : null}
        </div>
        <div>
          <TemplatePreview slug={item.slug} />
          <p className="site-note" data-no-search="">
            A drawing of what the template is for, made for this page. It is not a recording of it.
          </p>
        </div>
      </header>
      <section aria-labelledby="features">
        <h2 id="features">Features</h2>
        <ul className="site-checks">
          {readTexts(item.data, 'features').map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      <div className="markdown site-prose">{children}</div>
      <nav className="site-band" aria-labelledby="others">
        <h2 id="others">Other templates</h2>
        <ul className="site-inline-list">
          {others.map((other) => (
            <li key={other.path}>
              <Link to={other.path}>{other.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
