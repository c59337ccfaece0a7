// The search of the whole site, and as long as nothing is searched an index of its sections: where to look for what.
import { Link, type PageMetadata, SiteSearch } from 'sitegen/theme'
import { useHasAssistant } from '../components/has-assistant.ts'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Search the documentation',
  noIndex: true,
  description:
    'An overview of all sections of the site, arranged by what you are looking for: a first start, a function, a tool or a remedy.',
}

const sections = [
  {
    title: 'I am new here',
    links: [
      { to: '/docs/', label: 'Create a project' },
      { to: '/docs/the-fundamentals', label: 'The fundamentals' },
      { to: '/learn', label: 'Tutorials' },
      { to: '/templates/', label: 'Templates' },
      { to: '/docs/terminology', label: 'What the terms mean' },
    ],
  },
  {
    title: 'I am looking for a function',
    links: [
      { to: '/docs/api', label: 'API overview' },
      { to: '/docs/remotion', label: 'The core package' },
      { to: '/docs/cli', label: 'Command line' },
      { to: '/docs/renderer', label: 'Rendering from Node.js' },
      { to: '/docs/player/player', label: 'Props of the Player' },
    ],
  },
  {
    title: 'I want to build something',
    links: [
      { to: '/docs/parameterized-rendering', label: 'Videos from data' },
      { to: '/docs/using-audio', label: 'Sound' },
      { to: '/docs/lambda', label: 'Rendering in the cloud' },
      { to: '/docs/editor-starter', label: 'A video editor' },
      { to: '/docs/recorder', label: 'Recordings of camera and screen' },
    ],
  },
  {
    title: 'Something does not work',
    links: [
      { to: '/docs/timeout', label: 'A render times out' },
      { to: '/docs/flickering', label: 'The video flickers' },
      { to: '/docs/version-mismatch', label: 'Versions do not match' },
      { to: '/docs/4-0-migration', label: 'After an upgrade to version 4' },
      { to: '/docs/support', label: 'Getting help' },
    ],
  },
]

export default function SearchPage() {
  const hasAssistant = useHasAssistant()
  return (
    <div className="search-content">
      <SiteSearch>
        <div className="site-page site-search">
          <p className="site-lead">If you do not know the word to search for, start from what you want.</p>
          <div className="site-index">
            {sections.map((section) => (
              <section key={section.title}>
                <h2>{section.title}</h2>
                <ul>
                  {section.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p>
            Nothing fits?{' '}
            {hasAssistant && (
              <>
                <Link to="/ai">Ask the assistant</Link>, or{' '}
              </>
            )}
            <Link to="/contact/">{hasAssistant ? 'ask a person' : 'Ask a person'}</Link>.
          </p>
        </div>
      </SiteSearch>
    </div>
  )
}
