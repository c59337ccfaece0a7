import { Link, type PageMetadata, useSite } from 'sitegen/theme'
import styles from '../styles/home.module.css'

export const metadata: PageMetadata = {
  description: '__TAGLINE__',
}

const actions: { to: string; label: string }[] = [
  { to: '/docs', label: 'Read the docs' }, // only with docs
  { to: '/docs/installation', label: 'Installation' }, // only with docs
  { to: '/blog', label: 'What is new' }, // only with blog
]

const features = [
  { title: 'Say what it does', text: 'Three short reasons to read on. This is a sample: write what your readers come for.' },
  { title: 'Show how it looks', text: 'A line of code, a picture or a number says more than an adjective.' },
  { title: 'Lead to the first step', text: 'Whoever is convinced wants to begin. The button above goes there.' }, // only with a button
  { title: 'Lead to the first step', text: 'Whoever is convinced wants to begin. Put a button above, in `actions`.' }, // only with no button
]

export default function Home() {
  const { config } = useSite()
  return (
    <>
      <header className={styles.hero}>
        <h1>{config.title}</h1>
        <p>{config.tagline}</p>
        {actions.length > 0 && (
          <nav aria-label="Start" className={styles.actions}>
            {actions.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        )}
      </header>
      <ul className={styles.features}>
        {features.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
