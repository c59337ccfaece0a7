// The home page: a film that readers can change, then its way from a component to many files, and what can be built with it.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'
import { Cue } from '../components/cue.tsx'
import HeadlineFigure from '../components/figures/headline-figure.tsx'
import StartOnAction from '../components/figures/start-on-action.ts'
import StudioFigure from '../components/figures/studio-figure.tsx'
import VariantsFigure from '../components/figures/variants-figure.tsx'
import { FilmPicture } from '../components/film.tsx'
import { IdeaDrawing, type IdeaName } from '../components/idea-drawing.tsx'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Make videos programmatically',
  description:
    'Write videos as React components, preview them in the browser and render them on your machine, on a server or in the cloud.',
  searchTerms: [
    'what is Remotion',
    'programmatic video',
    'code to video',
    'After Effects with code',
    'MoviePy or ffmpeg alternative in JavaScript',
    'JavaScript video generator',
    'video framework',
  ],
}

const sample = `import type { FC } from 'react'
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
} from 'remotion'

type Props = { text: string }

export const Headline: FC<Props> = ({ text }) => {
  const frame = useCurrentFrame()
  const progress = interpolate(frame, [0, 30], [0, 1], {
    extrapolateRight: 'clamp',
  })

  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <h1
        style={{
          opacity: progress,
          translate: \`0 \${(1 - progress) * 60}px\`,
        }}
      >
        {text}
      </h1>
    </AbsoluteFill>
  )
}`

const rendering = `import {
  renderMedia,
  selectComposition,
} from '@remotion/renderer'

export const renderGreeting = async (
  serveUrl: string,
  name: string,
) => {
  const inputProps = { name }
  const composition = await selectComposition({
    serveUrl,
    id: 'Greeting',
    inputProps,
  })

  await renderMedia({
    serveUrl,
    composition,
    inputProps,
    codec: 'h264',
    outputLocation: \`out/\${name}.mp4\`,
  })
}`

const steps = [
  {
    title: 'Start a project',
    command: 'npx create-video@latest',
    text: 'Answer a few questions and get a folder with one composition in it, ready to change.',
    link: { to: '/docs/', label: 'Create a new project' },
  },
  {
    title: 'See it while you write it',
    command: 'npx remotion studio',
    text: 'The Studio shows your compositions in the browser with a timeline, and reloads when a file changes.',
    link: { to: '/docs/preview', label: 'Preview your video' },
  },
  {
    title: 'Render the file',
    command: 'npx remotion render',
    text: 'A headless browser draws each frame, and the frames are encoded together with the audio into one video.',
    link: { to: '/docs/render', label: 'Render your video' },
  },
]

const ideas: { name: IdeaName; title: string; text: string; to: string; label: string }[] = [
  {
    name: 'person',
    title: 'A video for each user',
    text: 'Their year, their team, their order: one design, filled from your database.',
    to: '/docs/parameterized-rendering',
    label: 'Parameterized videos',
  },
  {
    name: 'captions',
    title: 'Clips with captions',
    text: 'Words that light up as they are spoken, from any transcript with times.',
    to: '/docs/captions/create-tiktok-style-captions',
    label: 'Captions',
  },
  {
    name: 'chart',
    title: 'Charts that move',
    text: 'SVG, D3 or a canvas: whatever draws your numbers can be given the frame.',
    to: '/docs/animating-properties',
    label: 'Animating properties',
  },
  {
    name: 'wave',
    title: 'Visuals that follow the sound',
    text: 'The spectrum of the sound at each frame, as bars, as a wave or in any other form.',
    to: '/docs/audio/visualization',
    label: 'Audio visualization',
  },
  {
    name: 'film',
    title: 'Product films',
    text: 'Titles, transitions and shapes under version control, reviewed like other code.',
    to: '/docs/transitioning',
    label: 'Transitions',
  },
  {
    name: 'editor',
    title: 'A video editor',
    text: 'Canvas, tracks and properties in your own app, with a preview that looks like the render.',
    to: '/docs/editor-starter',
    label: 'Editor Starter',
  },
]

const interviews = 'https://github.com/remotion-dev/remotion/blob/main/packages/docs/success-stories'

/** What others have published about what they made, each with its source. */
const proofs = [
  {
    film: 'year-in-review',
    figure: 'A year in review for every GitHub user',
    text: 'Made so that thousands of people can render theirs at the same time, in several regions.',
    to: '/showcase',
    label: 'In the showcase',
    source: { href: 'https://github.com/remotion-dev/github-unwrapped-2023', label: 'Source code of GitHub Unwrapped 2023' },
  },
  {
    film: 'story-finish',
    figure: 'Hundreds of runners, a video for each',
    text: 'YARX makes them for sports events, among them the Jungfrau Marathon.',
    to: '/success-stories/yarx',
    label: 'The story',
    source: { href: `${interviews}/2022-09-16-YARX.md`, label: 'Interview with YARX' },
  },
  {
    film: 'story-slides',
    figure: 'Up to ten slides, within a minute',
    text: 'MakeStories turns the stories that publishers make for the web into MP4.',
    to: '/success-stories/makestories',
    label: 'The story',
    source: { href: `${interviews}/2021-09-16-makestories.md`, label: 'Interview with MakeStories' },
  },
  {
    film: 'story-talk',
    figure: 'From one meetup to whole conferences',
    text: 'Organizers announce their talks with Shortvid, among them those of Touraine Tech and Devfest Nantes.',
    to: '/success-stories/shortvid',
    label: 'The story',
    source: { href: `${interviews}/2023-11-01-Shortvid.md`, label: 'Interview with the makers of Shortvid' },
  },
]

const places = [
  { place: 'Your computer', text: 'A command or a button in the Studio.', to: '/docs/render', label: 'Render' },
  { place: 'Your server', text: 'A function in Node.js, behind a queue or an API.', to: '/docs/ssr-node', label: 'Node.js' },
  { place: 'AWS Lambda', text: 'Many functions share one video, then sleep.', to: '/lambda', label: 'Lambda' },
  { place: 'Google Cloud', text: 'A container that starts when a render is asked for.', to: '/docs/cloudrun', label: 'Cloud Run' },
  { place: 'CI', text: 'A workflow that ends with a video in its artifacts.', to: '/docs/ssr', label: 'GitHub Actions' },
]

const users = [
  {
    who: 'You have an idea for a film',
    parts: [
      { label: 'Framework', to: '/docs/the-fundamentals' },
      { label: 'Studio', to: '/docs/studio' },
    ],
    text: 'Write it, scrub through it, render it on your laptop.',
  },
  {
    who: 'Your app shows videos that depend on its users',
    parts: [
      { label: 'Player', to: '/player' },
      { label: 'Lambda', to: '/lambda' },
    ],
    text: 'The preview plays in the page; the file is made when somebody asks for it.',
  },
  {
    who: 'Your product is an editor',
    parts: [
      { label: 'Editor Starter', to: '/docs/editor-starter' },
      { label: 'Timeline', to: '/docs/timeline' },
    ],
    text: 'Begin with source code that you own instead of an empty canvas.',
  },
  {
    who: 'You work with the media files of others',
    parts: [
      { label: 'Media Parser', to: '/docs/media-parser' },
      { label: 'WebCodecs', to: '/docs/webcodecs' },
    ],
    text: 'Read, convert and shrink them where they are: in the browser.',
  },
  {
    who: 'You record yourself',
    parts: [
      { label: 'Recorder', to: '/docs/recorder' },
      { label: 'Captions', to: '/docs/captions' },
    ],
    text: 'Camera and screen become scenes of a project that you can edit.',
  },
]

export default function HomePage() {
  return (
    <div className="site-home">
      <section className="site-hero">
        <div className="site-hero-text">
          <h1>Make videos programmatically</h1>
          <p className="site-lead">
            Write a video as a React component. The toolkit asks the component what each frame looks like, shows it to you while you work,
            and turns the frames into a file: on your laptop, on a server, or on many machines at once.
          </p>
          <div className="site-hero-start">
            <pre className="site-command">
              <code>npx create-video@latest</code>
            </pre>
            <div className="site-actions">
              <Link to="/docs/" className="site-button site-button-strong">
                Get started
              </Link>
              <Link to="/templates/" className="site-button">
                Choose a template
              </Link>
            </div>
          </div>
        </div>
        <div className="site-hero-stage">
          <StartOnAction client="load">
            <StudioFigure client="intent" />
          </StartOnAction>
          <p className="site-note">
            This is not a video file: <Link to="/player">The Player</Link> draws the composition right here. Change a prop, or drag the
            playhead.
          </p>
        </div>
      </section>

      <section className="site-part" aria-labelledby="proof">
        <h2 id="proof">What others have made with it</h2>
        <ul className="site-proof">
          {proofs.map(({ film, figure, text, to, label, source }) => (
            <li key={film} className="film-card">
              <FilmPicture name={film} onCard />
              <h3>{figure}</h3>
              <p>{text}</p>
              <Link to={to} aria-label={`${label}: ${figure}`}>
                {label}
              </Link>{' '}
              ·{' '}
              <Link href={source.href} aria-label={`Source: ${source.label}`}>
                Source
              </Link>
            </li>
          ))}
        </ul>
        <p className="site-note">The figures are their own. The films are drawings of the idea, rendered with the toolkit for this site.</p>
      </section>

      <section className="site-part" aria-labelledby="frames">
        <Cue time="00:00">Compose</Cue>
        <h2 id="frames">A component that knows which frame it is</h2>
        <p>
          There is no keyframe panel. <Link to="/docs/use-current-frame">useCurrentFrame()</Link> gives you a number, and what you return
          for that number is the picture. Everything you know about React still holds: props, context, packages, CSS, SVG and canvas.
        </p>
        <div className="site-sample">
          <CodeBlock language="tsx" title="src/Headline.tsx">
            {sample}
          </CodeBlock>
          <div>
            <HeadlineFigure client="visible" />
            <p className="site-note">
              <Link to="/docs/interpolate">interpolate()</Link> maps the frame to opacity and position;{' '}
              <Link to="/docs/spring">spring()</Link> would do it with physics. Pause it and move the playhead: each frame is the same
              whenever you come back to it.
            </p>
            <ol className="site-frames" aria-label="Frames of this film">
              {[0, 10, 20, 30].map((frame) => (
                <li key={frame}>
                  <svg viewBox="0 0 160 90" aria-hidden="true">
                    <text x="80" y={52 + (1 - frame / 30) * 20} opacity={frame / 30}>
                      Hello, frame
                    </text>
                  </svg>
                  <span>frame {frame}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>

      <section className="site-part" aria-labelledby="data">
        <Cue time="00:10">Parameterize</Cue>
        <h2 id="data">One design, as many videos as you have data</h2>
        <div className="site-sample site-sample-even">
          <VariantsFigure client="visible" />
          <dl className="site-pairs site-pairs-one">
            <div>
              <dt>Videos take props</dt>
              <dd>
                A composition has inputs like any component: a name, a score, a list of photos. Give it{' '}
                <Link to="/docs/schemas">a schema</Link> and the Studio builds a form for them.
              </dd>
            </div>
            <div>
              <dt>Length can depend on the data</dt>
              <dd>
                <Link to="/docs/calculate-metadata">calculateMetadata()</Link> loads what a video needs before it starts and sets its
                duration, size and frame rate from it.
              </dd>
            </div>
            <div>
              <dt>Random, but repeatable</dt>
              <dd>
                <Link to="/docs/random">random()</Link> takes a seed, so that a frame looks the same on each of the machines that render.
              </dd>
            </div>
          </dl>
        </div>
      </section>

      <section className="site-part" aria-labelledby="steps">
        <Cue time="00:20">Preview</Cue>
        <h2 id="steps">Three commands from nothing to a file</h2>
        <ol className="site-steps">
          {steps.map((step) => (
            <li key={step.command}>
              <h3>{step.title}</h3>
              <pre className="site-command">
                <code>{step.command}</code>
              </pre>
              <p>{step.text}</p>
              <Link to={step.link.to}>{step.link.label}</Link>
            </li>
          ))}
        </ol>
      </section>

      <section className="site-part" aria-labelledby="render">
        <Cue time="00:30">Render</Cue>
        <h2 id="render">Rendering is a function call</h2>
        <div className="site-sample">
          <CodeBlock language="ts" title="render-greeting.ts">
            {rendering}
          </CodeBlock>
          <div>
            <p>
              No frame depends on another. So a render can be divided, run again after a failure, and moved to wherever machines are cheap.
            </p>
            <ul className="site-places">
              {places.map((item) => (
                <li key={item.place}>
                  <strong>{item.place}</strong>
                  <span>{item.text}</span>
                  <Link to={item.to}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>

      <section className="site-part" aria-labelledby="ideas">
        <Cue time="00:40">Build</Cue>
        <h2 id="ideas">What can be built with it</h2>
        <ul className="site-ideas">
          {ideas.map((idea) => (
            <li key={idea.name}>
              <IdeaDrawing name={idea.name} />
              <h3>{idea.title}</h3>
              <p>{idea.text}</p>
              <Link to={idea.to}>{idea.label}</Link>
            </li>
          ))}
        </ul>
        <p>
          Finished films whose source you can read are in <Link to="/showcase">the showcase</Link>;{' '}
          <Link to="/success-stories">the success stories</Link> show how whole products are put together.
        </p>
      </section>

      <section className="site-part" aria-labelledby="who">
        <Cue time="00:50">Choose</Cue>
        <h2 id="who">Who needs which part</h2>
        <ul className="site-users">
          {users.map((user) => (
            <li key={user.who}>
              <h3>{user.who}</h3>
              <p>{user.text}</p>
              <div className="site-user-parts">
                {user.parts.map((part) => (
                  <Link key={part.to} to={part.to}>
                    {part.label}
                  </Link>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="site-closing" aria-labelledby="license">
        <h2 id="license">Free for individuals and small companies</h2>
        <p>
          The source is public. Individuals, non-profit organizations and companies with up to three employees use it without paying, for
          commercial work too. Larger companies need a Company License. <Link to="/docs/license">Read how licensing works</Link> before you
          plan a product around it.
        </p>
        <div className="site-actions">
          <Link to="/docs/the-fundamentals" className="site-button site-button-strong">
            Learn the fundamentals
          </Link>
          <Link to="/learn" className="site-button">
            Follow a tutorial
          </Link>
          <Link to="/docs/api" className="site-button">
            API
          </Link>
        </div>
      </section>
    </div>
  )
}
