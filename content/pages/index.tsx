// The home page: what the toolkit is, shown with one component and its frames, and the way to each product.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'

export const metadata: PageMetadata = {
  title: 'Make videos programmatically',
  description:
    'Write videos as React components, preview them in the browser and render them on your machine, on a server or in the cloud.',
}

const sample = `import type { FC } from 'react'
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
} from 'remotion'

export const Headline: FC<{ text: string }> = ({ text }) => {
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

const shownFrames = [0, 10, 20, 30]

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
    title: 'Write the file',
    command: 'npx remotion render',
    text: 'A headless browser draws each frame, and the frames are encoded together with the audio into one video.',
    link: { to: '/docs/render', label: 'Render your video' },
  },
]

const products = [
  {
    name: 'Player',
    to: '/player',
    text: 'Plays a composition inside your React app and follows its props at once, without rendering anything first.',
  },
  {
    name: 'Lambda',
    to: '/lambda',
    text: 'Splits a render over many AWS Lambda functions in your own account and puts the result into a bucket.',
  },
  {
    name: 'Cloud Run',
    to: '/docs/cloudrun',
    text: 'Renders in a container on Google Cloud, for teams whose data and billing already live there.',
  },
  {
    name: 'Editor Starter',
    to: '/docs/editor-starter',
    text: 'The source of a video editor, with canvas, tracks and captions, to build your own product from.',
  },
  {
    name: 'Timeline',
    to: '/docs/timeline',
    text: 'A timeline component to copy into an app that already has a preview and needs tracks under it.',
  },
  {
    name: 'Media Parser',
    to: '/docs/media-parser',
    text: 'Reads metadata and samples out of video and audio files, in the browser and on servers.',
  },
  {
    name: 'WebCodecs',
    to: '/docs/webcodecs',
    text: 'Converts, resizes and rotates media in the browser with the codecs that the browser brings along.',
  },
  {
    name: 'Recorder',
    to: '/docs/recorder',
    text: 'Records camera and screen, writes captions and lays the scenes out, all as a project you can edit.',
  },
]

/** What `Headline` looks like at one frame, drawn with the same numbers as in the sample. */
function FrameStill({ frame }: { frame: number }) {
  const progress = Math.min(frame / 30, 1)
  return (
    <li className="site-frame">
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <rect className="site-frame-ground" width="320" height="180" />
        <text className="site-frame-text" x="160" y={98 + (1 - progress) * 40} opacity={progress} textAnchor="middle">
          Hello, frame
        </text>
      </svg>
      <span className="site-frame-label">Frame {frame}</span>
    </li>
  )
}

/** A preview with its timeline, in outline: a shape that has moved, the clips below it, and the playhead. */
function Stage() {
  const clips = [
    { x: 24, width: 210, strength: 1 },
    { x: 120, width: 190, strength: 0.6 },
    { x: 250, width: 206, strength: 0.35 },
  ]
  return (
    <svg className="site-stage" viewBox="0 0 480 400" aria-hidden="true">
      <rect className="site-stage-window" x="1" y="1" width="478" height="398" rx="14" />
      <rect className="site-stage-canvas" x="24" y="24" width="432" height="243" rx="8" />
      {[0.12, 0.3, 1].map((opacity, i) => (
        <path
          key={opacity}
          className="site-stage-ghost"
          d="M-36-46v92l78-46z"
          opacity={opacity}
          transform={`translate(${150 + i * 62} 146)`}
        />
      ))}
      {clips.map((clip, i) => (
        <g key={clip.x}>
          <rect className="site-stage-rail" x="24" y={296 + i * 30} width="432" height="16" rx="8" />
          <rect className="site-stage-clip" x={clip.x} y={296 + i * 30} width={clip.width} height="16" rx="8" opacity={clip.strength} />
        </g>
      ))}
      <path className="site-stage-head" d="M274 284v94" />
      <circle className="site-stage-knob" cx="274" cy="284" r="5" />
    </svg>
  )
}

export default function HomePage() {
  return (
    <div className="site-home">
      <section className="site-hero">
        <div>
          <h1>Make videos programmatically</h1>
          <p className="site-lead">
            Write a video as a React component. The toolkit asks the component what each frame looks like, shows it to you while you work,
            and turns the frames into a file: on your laptop, on a server, or on many machines at once.
          </p>
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
            <Link to="/docs/api" className="site-button">
              API
            </Link>
          </div>
        </div>
        <Stage />
      </section>

      <section className="site-band" aria-labelledby="frames">
        <h2 id="frames">A component that knows which frame it is</h2>
        <p>
          There is no keyframe panel. <Link to="/docs/use-current-frame">useCurrentFrame()</Link> gives a number, and what you return for
          that number is the picture. Everything you know about React still holds: props, context, packages, CSS, SVG and canvas.
        </p>
        <div className="site-sample">
          <CodeBlock language="tsx" title="src/Headline.tsx">
            {sample}
          </CodeBlock>
          <figure className="site-frames">
            <ol>
              {shownFrames.map((frame) => (
                <FrameStill key={frame} frame={frame} />
              ))}
            </ol>
            <figcaption>
              The same component at four moments of its first second. <Link to="/docs/interpolate">interpolate()</Link> maps the frame to
              opacity and position; <Link to="/docs/spring">spring()</Link> would do it with physics.
            </figcaption>
          </figure>
        </div>
      </section>

      <section className="site-band" aria-labelledby="steps">
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

      <section className="site-band" aria-labelledby="data">
        <h2 id="data">One design, as many videos as you have data</h2>
        <div className="site-columns">
          <div>
            <h3>Videos take props</h3>
            <p>
              A composition has inputs like any component: a name, a score, a list of photos. Give it{' '}
              <Link to="/docs/schemas">a schema</Link> and the Studio builds a form for them.
            </p>
          </div>
          <div>
            <h3>Length can depend on the data</h3>
            <p>
              <Link to="/docs/calculate-metadata">calculateMetadata()</Link> loads what a video needs before it starts and sets its
              duration, size and frame rate from it.
            </p>
          </div>
          <div>
            <h3>Rendering is a function call</h3>
            <p>
              <Link to="/docs/renderer/render-media">renderMedia()</Link> makes a file from Node.js. Put it behind a queue, a button or a
              schedule.
            </p>
          </div>
        </div>
      </section>

      <section className="site-band" aria-labelledby="toolkit">
        <h2 id="toolkit">The rest of the toolkit</h2>
        <p>The framework is the core. Around it are parts for building whole products; take the ones you need.</p>
        <ul className="site-cards">
          {products.map((product) => (
            <li key={product.name} className="site-card">
              <h3>
                <Link to={product.to}>{product.name}</Link>
              </h3>
              <p>{product.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="site-band site-closing" aria-labelledby="license">
        <h2 id="license">Free for individuals and small companies</h2>
        <p>
          The source is public. Individuals, non-profit organizations and companies with up to three employees use it without paying, for
          commercial work too. Larger companies need a Company License. <Link to="/docs/license">Read how licensing works</Link> before you
          plan a product around it.
        </p>
        <p>
          New here? <Link to="/docs/the-fundamentals">Learn the fundamentals</Link>, follow{' '}
          <Link to="/learn">a tutorial from start to end</Link>, or look at{' '}
          <Link to="/success-stories">the kinds of products people build</Link>.
        </p>
      </section>
    </div>
  )
}
