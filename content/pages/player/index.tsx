// What the Player is: a video that is not a file. A live one with its props, a sample, what can be controlled, and what to know before building on it.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'
import ProductPlayerFigure from '../../components/figures/product-player-figure.tsx'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Player',
  description: 'Embed a composition into a React app: it plays at once, follows its props, and is controlled through a ref and events.',
  searchTerms: ['video widget for my site', 'show generated video without file', 'live video preview', 'interactive embed'],
}

const sample = `import { Player } from '@remotion/player'
import { type FC, useMemo, useState } from 'react'
import { Greeting } from './Greeting'

export const App: FC = () => {
  const [name, setName] = useState('Ada')
  const inputProps = useMemo(() => ({ name }), [name])

  return (
    <div>
      <input
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Player
        component={Greeting}
        inputProps={inputProps}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{ width: '100%' }}
        controls
        loop
      />
    </div>
  )
}`

const install = 'npm install --save-exact remotion@4.0.355 @remotion/player@4.0.355'

const comparison = [
  { question: 'What is loaded', file: 'A file of many megabytes', player: 'Your component and the media in it' },
  { question: 'Change a word', file: 'Render and upload again', player: 'Set a prop' },
  { question: 'One version per visitor', file: 'One file per visitor', player: 'The same component with other props' },
  { question: 'Plays outside your app', file: 'Everywhere', player: 'Only where your React code runs' },
]

const controls = [
  { need: 'Play, pause, jump', how: 'play(), pause(), toggle() and seekTo() on the ref' },
  { need: 'Read the position', how: 'getCurrentFrame(), or the frameupdate event' },
  { need: 'Sound', how: 'setVolume(), mute(), unmute(), and events for both' },
  { need: 'Full screen', how: 'requestFullscreen() and exitFullscreen()' },
  { need: 'A part only', how: 'The props inFrame and outFrame' },
  { need: 'Speed', how: 'The prop playbackRate; a control for users with showPlaybackRateControl' },
  { need: 'Your own buttons', how: 'renderPlayPauseButton, renderMuteButton, renderFullscreenButton, renderVolumeSlider' },
  { need: 'A picture before the start', how: 'renderPoster with showPosterWhenUnplayed' },
]

export default function PlayerPage() {
  return (
    <div className="site-page site-player">
      <header className="site-page-head">
        <h1>Play a video that has never been rendered</h1>
        <p className="site-lead">
          The Player shows a composition inside your React app. It draws the frames in the visitor’s browser while they are watched, so a
          change to its props is visible at once. There is no file to wait for.
        </p>
        <div className="site-actions">
          <Link to="/docs/player" className="site-button site-button-strong">
            Read the guide
          </Link>
          <Link to="/docs/player/player" className="site-button">
            All props
          </Link>
        </div>
      </header>

      <section aria-labelledby="try">
        <h2 id="try">Type a name, see it in the video</h2>
        <ProductPlayerFigure client="visible" />
        <p className="site-note">
          The fields change <code>inputProps</code> and <code>playbackRate</code> while the video plays on. Its play button and timeline are
          built for this page with <Link to="/docs/player/custom-controls">the ref and its events</Link>.
        </p>
      </section>

      <section className="site-split" aria-labelledby="sample">
        <div>
          <h2 id="sample">The code for it</h2>
          <p>
            The Player needs the component, its props, and what a composition has anyway: size, frame rate and length. Everything around it
            is your app.
          </p>
          <pre className="site-command">
            <code>{install}</code>
          </pre>
          <p>
            The same component can be rendered to a file later. <Link to="/docs/player/integration">Code sharing</Link> shows where to put
            it.
          </p>
        </div>
        <CodeBlock language="tsx" title="App.tsx">
          {sample}
        </CodeBlock>
      </section>

      <section className="site-band" aria-labelledby="compare">
        <h2 id="compare">A video file and a Player</h2>
        <div className="site-table">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="site-hidden">Question</span>
                </th>
                <th scope="col">Video file</th>
                <th scope="col">Player</th>
              </tr>
            </thead>
            <tbody>
              {comparison.map((row) => (
                <tr key={row.question}>
                  <th scope="row">{row.question}</th>
                  <td>{row.file}</td>
                  <td>{row.player}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          Many products use both: the Player while somebody edits, and a file when they are done, from <Link to="/lambda">Lambda</Link> or{' '}
          <Link to="/docs/ssr">a server of your own</Link>.
        </p>
      </section>

      <section className="site-band" aria-labelledby="control">
        <h2 id="control">You hold the remote control</h2>
        <p>The built-in controls are a prop. Leave them out and build your own with the ref and its events.</p>
        <dl className="site-pairs">
          {controls.map((control) => (
            <div key={control.need}>
              <dt>{control.need}</dt>
              <dd>{control.how}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="site-band" aria-labelledby="know">
        <h2 id="know">Before you build on it</h2>
        <div className="site-columns">
          <div>
            <h3>Props are compared by identity</h3>
            <p>
              Keep <code>inputProps</code> the same object while nothing changes, with <code>useMemo()</code>. Otherwise each render of your
              app draws the video again.
            </p>
          </div>
          <div>
            <h3>Browsers restrict sound</h3>
            <p>
              A page that nobody has clicked on may not play audio. Start playback in the handler of a click, and pass the event to{' '}
              <code>play()</code>.
            </p>
          </div>
          <div>
            <h3>It is a client component</h3>
            <p>
              Components are functions, which a React Server Component cannot pass on. In Next.js, begin the file that renders the Player
              with <code>'use client'</code>.
            </p>
          </div>
        </div>
        <p>
          The quickest way to try all this is the <Link to="/templates/next">Next.js template</Link>.
        </p>
      </section>
    </div>
  )
}
