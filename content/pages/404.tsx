// The page for every address without a page: what was probably meant, a search, and the ways in that are used most.
import { Link, type PageMetadata } from 'sitegen/theme'
import NearPages from '../components/near-pages.tsx'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Page Not Found',
  description: 'There is no page at this address. Search the site, or start from one of its main pages.',
}

const signposts = [
  { to: '/docs/', label: 'Getting started', text: 'A first video in a few minutes.' },
  { to: '/docs/api', label: 'API reference', text: 'Every package, component and function.' },
  { to: '/player', label: 'Player', text: 'Videos inside a React app.' },
  { to: '/lambda', label: 'Lambda', text: 'Rendering on AWS.' },
  { to: '/templates/', label: 'Templates', text: 'Projects to start from.' },
  { to: '/docs/support', label: 'Support', text: 'Where to ask which question.' },
]

/** Of the film strip, above and below its frames. */
const holes = Array.from({ length: 16 }, (_, index) => [20, 118].map((y) => `M${10 + index * 24.6} ${y}h12v12h-12z`).join('')).join('')

export default function NotFound() {
  return (
    <div className="site-page site-lost">
      <header className="site-page-head site-lost-head">
        <div>
          <h1>Page Not Found</h1>
          <p className="site-lead">
            There is no page at this address. If a link on this site brought you here, please tell us: it is broken.
          </p>
          <form action="/search" className="site-lost-search">
            <label htmlFor="lost">Search the site</label>
            <input id="lost" name="q" type="search" />
            <button type="submit" className="site-button site-button-strong">
              Search
            </button>
          </form>
        </div>
        <svg className="site-lost-strip fig-colors" viewBox="0 0 400 150" aria-hidden="true">
          <path className="site-lost-film" fillRule="evenodd" d={`M0 10h400v130H0z${holes}`} />
          <path className="idea-a" d="M14 42h112v66H14z" />
          <circle className="idea-paper" cx="70" cy="75" r="18" />
          <path className="idea-a" d="M274 42h112v66H274z" />
          <circle className="idea-paper" cx="330" cy="75" r="18" />
          <path className="idea-missing" d="M145 43h110v64H145z" />
          <text x="200" y="87" textAnchor="middle">
            404
          </text>
        </svg>
      </header>
      <NearPages client="load" />
      <section aria-labelledby="ways">
        <h2 id="ways">Where most people go</h2>
        <ul className="site-lost-ways">
          {signposts.map(({ to, label, text }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
