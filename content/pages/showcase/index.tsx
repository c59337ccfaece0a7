// Videos and video apps whose source can be read: what each of them is, and which parts of the toolkit it shows.

import { Link, type PageMetadata } from 'sitegen/theme'
import { FilmPicture } from '../../components/film.tsx'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Showcase',
  description: 'Videos and apps made with the toolkit whose source is public, from a year in review for every user to warped letters.',
  searchTerms: ['examples', 'what can I build', 'gallery', 'inspiration', 'who uses it', 'Spotify Wrapped style video'],
}

interface Entry {
  title: string
  kind: string
  text: string
  source: string
  parts: { label: string; to: string }[]
  /** A film of content/films/. */
  film: string
}

const entries: Entry[] = [
  {
    title: 'GitHub Unwrapped 2023',
    kind: 'A personal video for everybody',
    text: 'A web app that makes a year in review for each GitHub user. Finished videos are cached, and renders are spread over several regions and AWS accounts, so that thousands of people can render at the same time.',
    source: 'https://github.com/remotion-dev/github-unwrapped-2023',
    parts: [
      { label: 'Lambda', to: '/docs/lambda' },
      { label: 'Parameterized videos', to: '/docs/parameterized-rendering' },
    ],
    film: 'year-in-review',
  },
  {
    title: 'The trailer for version 4.0',
    kind: 'Product film',
    text: 'Three dimensions from SVG alone: paths are extruded, turned and sorted in code, without a 3D library. The repository explains how the engine works and where it ends.',
    source: 'https://github.com/remotion-dev/4-0-trailer',
    parts: [{ label: '@remotion/paths', to: '/docs/paths' }],
    film: 'extrusion',
  },
  {
    title: 'The Lambda trailer',
    kind: 'Product film',
    text: 'The video that introduced rendering on Lambda. It was rendered there itself, and the repository shows how.',
    source: 'https://github.com/remotion-dev/trailer-lambda',
    parts: [{ label: 'renderMedia()', to: '/docs/renderer/render-media' }],
    film: 'chunks',
  },
  {
    title: 'Text warping',
    kind: 'Typography',
    text: 'Letters become paths, and each point of a path is moved by a function. Several compositions compare what different functions do to a word.',
    source: 'https://github.com/remotion-dev/text-warping',
    parts: [{ label: '@remotion/paths', to: '/docs/paths' }],
    film: 'warp',
  },
  {
    title: 'Audiogram',
    kind: 'Podcast clip',
    text: 'A part of an episode with cover, waveform and subtitles, in the shape that social networks want. It is available as a template too.',
    source: 'https://github.com/remotion-dev/template-audiogram',
    parts: [{ label: 'Using audio', to: '/docs/using-audio' }],
    film: 'template-audiogram',
  },
  {
    title: 'Stargazer',
    kind: 'Video from data',
    text: 'Celebrates a milestone of a repository with the people who gave it a star. The names and pictures are loaded before the render.',
    source: 'https://github.com/pomber/stargazer',
    parts: [{ label: 'calculateMetadata()', to: '/docs/calculate-metadata' }],
    film: 'template-stillstargazer',
  },
  {
    title: 'Jump cuts',
    kind: 'Editing in code',
    text: 'Cuts portions out of a recording without mounting the video again between them, so playback does not stumble at a cut.',
    source: 'https://github.com/remotion-dev/video-with-jump-cuts',
    parts: [{ label: 'Embedding videos', to: '/docs/videos' }],
    film: 'jump-cuts',
  },
  {
    title: 'Fireworks',
    kind: 'Tutorial',
    text: 'One dot, wrapped in components that shrink, lift, repeat and rotate it. Our tutorial builds a version of it step by step.',
    source: 'https://github.com/remotion-dev/apple-wow-tutorial',
    parts: [{ label: 'The tutorial', to: '/learn/apple-wow' }],
    film: 'firework',
  },
]

export default function ShowcasePage() {
  return (
    <div className="site-page site-showcase">
      <header className="site-page-head">
        <h1>Made with code, open to read</h1>
        <p className="site-lead">
          You learn most from a finished video when you can look behind the scenes. So everything on this page has its source on GitHub:
          clone it, open it in <Link to="/docs/studio">the Studio</Link>, change a number.
        </p>
      </header>
      <p className="site-notice">
        The films on this page are drawings, made with the toolkit. Each shows the idea of the work, not the work itself: the link below it
        leads there.
      </p>
      <ul className="site-gallery">
        {entries.map((entry) => (
          <li key={entry.title} className="site-card film-card">
            <div className="site-preview">
              <FilmPicture name={entry.film} onCard />
            </div>
            <p className="site-work-kind">{entry.kind}</p>
            <h2>{entry.title}</h2>
            <p>{entry.text}</p>
            <ul className="site-inline-list">
              <li>
                <Link href={entry.source} aria-label={`Source of ${entry.title}`}>
                  Source
                </Link>
              </li>
              {entry.parts.map((part) => (
                <li key={part.to}>
                  <Link to={part.to}>{part.label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="site-card site-invitation">
          <p className="site-work-kind">Your work</p>
          <h2>Something is missing here</h2>
          <p>If you have made a video or an app whose source others may read, show it to them.</p>
          <div className="site-actions">
            <Link to="/showcase/add" className="site-button site-button-strong">
              Add your video
            </Link>
          </div>
        </li>
      </ul>
      <p>
        Older repositories were written for earlier versions of the toolkit. Before you copy from them, see what{' '}
        <Link to="/docs/4-0-migration">changed in version 4</Link>. How companies use the toolkit is told in{' '}
        <Link to="/success-stories">the success stories</Link>.
      </p>
    </div>
  )
}
