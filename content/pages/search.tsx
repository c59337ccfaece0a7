// The search of the whole site, and as long as nothing is searched or found an index of its sections: where to look for what.
import { Link, type PageMetadata, SiteSearch } from 'sitegen/theme'
import { useHasAssistant } from '../components/has-assistant.ts'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Search the documentation',
  noIndex: true,
  description: 'An overview of all sections of the site, arranged by what you are looking for: a first start, a function, a tool or a fix.',
}

const sections = [
  {
    title: 'I am new here',
    links: [
      { to: '/docs/', label: 'Create a project', text: 'From an empty folder to the first file.' },
      { to: '/docs/the-fundamentals', label: 'The fundamentals', text: 'What a frame, a composition and a render are.' },
      { to: '/learn', label: 'Tutorials', text: 'One video, built step by step.' },
      { to: '/templates/', label: 'Templates', text: 'Projects to start from, each with a film.' },
      { to: '/docs/terminology', label: 'What the terms mean', text: 'The vocabulary of these pages, a line for each term.' },
    ],
  },
  {
    title: 'I am looking for a function',
    links: [
      { to: '/docs/api', label: 'API overview', text: 'All packages and what is in them.' },
      { to: '/docs/remotion', label: 'The core package', text: 'Frames, sequences, interpolation, media.' },
      { to: '/docs/cli', label: 'Command line', text: 'Every command with its options.' },
      { to: '/docs/renderer', label: 'Rendering from Node.js', text: 'Videos and stills made by your own script.' },
      { to: '/docs/player/player', label: 'Props of the Player', text: 'A composition inside your app.' },
    ],
  },
  {
    title: 'I want to build something',
    links: [
      { to: '/docs/parameterized-rendering', label: 'Videos from data', text: 'One composition, a file for each row.' },
      { to: '/docs/using-audio', label: 'Sound', text: 'Music, voices, volume and waveforms.' },
      { to: '/docs/lambda', label: 'Rendering in the cloud', text: 'Many functions work on one video.' },
      { to: '/docs/editor-starter', label: 'A video editor', text: 'Tracks, a canvas and an export, as source code.' },
      { to: '/docs/recorder', label: 'Recordings of camera and screen', text: 'Scenes with captions, cut in the Studio.' },
    ],
  },
  {
    title: 'Something does not work',
    links: [
      { to: '/docs/timeout', label: 'A render times out', text: 'What the render is waiting for, and how to find out.' },
      { to: '/docs/flickering', label: 'The video flickers', text: 'Animations that do not follow the frame.' },
      { to: '/docs/version-mismatch', label: 'Versions do not match', text: 'All packages need the same version.' },
      { to: '/docs/4-0-migration', label: 'After an upgrade to version 4', text: 'What has been renamed, and which defaults changed.' },
      { to: '/docs/support', label: 'Getting help', text: 'Where to ask, and what to send along.' },
    ],
  },
]

export default function SearchPage() {
  const hasAssistant = useHasAssistant()
  return (
    <div className="search-content">
      <SiteSearch>
        <div className="site-page site-search">
          <p className="site-search-lead">If you do not know the word to search for, start from what you want.</p>
          {sections.map((section) => (
            <section key={section.title} className="site-index">
              <h2>{section.title}</h2>
              <ul>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                    <span>{link.text}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className="site-search-end">
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
