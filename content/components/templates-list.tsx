// The list at /templates/: what each template is for, and the command that starts it.
import { type CollectionListProps, Link } from 'sitegen/theme'
import { readText, sortByOrder } from './read-field.ts'
import { TemplatePreview } from './template-preview.tsx'
import '../styles/pages.css'

export default function TemplatesList({ title, description, items }: CollectionListProps) {
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{title}</h1>
        {description ? <p className="site-lead">{description}</p> : null}
      </header>
      <p>
        Not sure? Run the command below without a flag and it lists all templates. A project is not bound to the template it began with:
        everything in it is ordinary code that you can change or delete.
      </p>
      <pre className="site-command">
        <code>npx create-video@latest</code>
      </pre>
      <p className="site-note" data-no-search="">
        The films on the cards are drawings of what each template is for, not recordings of it.
      </p>
      <ul className="site-cards site-template-cards">
        {sortByOrder(items).map((item) => (
          <li key={item.path} className="site-card film-card">
            <TemplatePreview slug={item.slug} onCard />
            <h2>
              <Link to={item.path}>{item.title}</Link>
            </h2>
            <p className="site-work-kind">{readText(item.data, 'audience')}</p>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
