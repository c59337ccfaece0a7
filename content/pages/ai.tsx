// Letting a model write compositions, and asking the assistant if the site has one.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'
import { useHasAssistant } from '../components/has-assistant.ts'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'AI and video code',
  description: 'What to tell a language model so that the video code it writes is right, and what to check in the code that it gives you.',
  searchTerms: ['AI generated video', 'ChatGPT prompt for video', 'LLM writes animation code', 'mistakes of Copilot'],
}

const prompt = `Write a composition for Remotion 4 in TypeScript.

- 1080 x 1920, 30 fps, 6 seconds.
- Three lines of text appear one after the other, 20 frames apart.
- Read the time only with useCurrentFrame(). No CSS animations,
  no CSS transitions, no setTimeout, no Math.random().
- Use random() with a seed where something should look random.
- Text and colors are props with types.`

const rules = [
  {
    rule: 'No CSS animations or transitions',
    reason: 'They run on a clock. A renderer draws frames in any order, so they flicker.',
    to: '/docs/flickering',
  },
  {
    rule: 'No Math.random()',
    reason: 'Each browser that takes part in a render would get other numbers.',
    to: '/docs/random',
  },
  {
    rule: 'Wait for what is loaded',
    reason: 'A frame is captured as soon as React has painted, unless something holds it up.',
    to: '/docs/delay-render',
  },
  {
    rule: 'Files by staticFile()',
    reason: 'Models like to invent import paths. The public folder has one address.',
    to: '/docs/staticfile',
  },
]

export default function AiPage() {
  const hasAssistant = useHasAssistant()
  return (
    <div className="site-page site-ai">
      {hasAssistant ? (
        <Assistant />
      ) : (
        <header className="site-page-head">
          <h1>AI and video code</h1>
          <p className="site-lead">Language models write components well, and time badly. Tell them about both, and check what you get.</p>
        </header>
      )}

      <section className="site-split" aria-labelledby="write">
        <div>
          <h2 id="write">Let a model write the video</h2>
          <p>
            A composition is plain React, and models write React well. What they get wrong is time, because most of the code they have seen
            animates with CSS. Say it in the prompt, with size, rate and length.
          </p>
          <p>
            <Link to="/docs/ai">Building with AI</Link> goes further: rules for a coding agent, a server that searches this documentation
            for it, and props that a model writes.
          </p>
        </div>
        <CodeBlock language="text" title="Prompt">
          {prompt}
        </CodeBlock>
      </section>

      <section aria-labelledby="check">
        <h2 id="check">Check these four things in generated code</h2>
        <dl className="site-pairs">
          {rules.map((entry) => (
            <div key={entry.rule}>
              <dt>
                <Link to={entry.to}>{entry.rule}</Link>
              </dt>
              <dd>{entry.reason}</dd>
            </div>
          ))}
        </dl>
      </section>

      <p>
        {hasAssistant && (
          <>
            To show the assistant inside a tool of your own, use <Link to="/ai-embed">the bare version of this page</Link>.{' '}
          </>
        )}
        To look something up yourself, there is <Link to="/search">the overview of all sections</Link>.
      </p>
    </div>
  )
}

function Assistant() {
  return (
    <>
      <header className="site-page-head">
        <h1>Ask AI</h1>
        <p className="site-lead">
          The button at the bottom right of every page opens an assistant that knows this documentation. Ask it how something is called or
          why something does not work, and paste the error.
        </p>
      </header>

      <section aria-labelledby="good">
        <h2 id="good">What it is good at</h2>
        <ul className="site-choices">
          <li>
            <strong>Finding the page:</strong> describe the effect if you do not know its name.
          </li>
          <li>
            <strong>Reading an error message:</strong> include all of it, and the command you ran.
          </li>
          <li>
            <strong>A first version:</strong> a composition that you then change by hand.
          </li>
        </ul>
        <p>
          It can be wrong. The <Link to="/docs/api">API reference</Link> has the last word, and for questions about licenses only{' '}
          <Link to="/docs/license">the license</Link> counts.
        </p>
      </section>
    </>
  )
}
