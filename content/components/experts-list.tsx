// The list at /experts/: one card per profile.
import { type CollectionListProps, Link } from 'sitegen/theme'
import { ExpertCard } from './expert-card.tsx'
import { sortByOrder } from './read-field.ts'
import '../styles/pages.css'

export default function ExpertsList({ title, description, items }: CollectionListProps) {
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{title}</h1>
        {description ? <p className="site-lead">{description}</p> : null}
      </header>
      <p className="site-notice">
        The people on these pages are invented. A profile of a real person appears here only when that person has asked for it.
      </p>
      <ul className="site-people">
        {sortByOrder(items).map((item) => (
          <ExpertCard key={item.path} item={item} heading="h2" />
        ))}
      </ul>
      <section className="site-band" aria-labelledby="hiring">
        <h2 id="hiring">Before you hire somebody</h2>
        <p>
          Write down three things: where the data of the video comes from, how many videos you need, and who presses the button in the end.
          They decide whether you need a designer, an app developer or a script. <Link to="/success-stories">The success stories</Link> show
          what each of them builds, and <Link to="/contact/">we can tell you</Link> if the toolkit is the wrong choice for your plan.
        </p>
      </section>
    </div>
  )
}
