// What an entry of the showcase needs, and how it gets there.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'
import { WayBack } from '../../components/way-back.tsx'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Add to the showcase',
  description: 'What a video needs to be shown on this site: a title, a neutral description, links, your permission, and a pull request.',
  searchTerms: ['submit my project', 'share what I built', 'get featured'],
}

const example = `{
  "title": "Rainfall of a hundred years",
  "description": "One bar per month, drawn with SVG. The data is loaded in calculateMetadata(), so the length follows the record.",
  "links": [
    { "type": "source", "url": "https://github.com/you/rainfall" },
    { "type": "video", "url": "https://example.com/rainfall" }
  ]
}`

const linkKinds = [
  { kind: 'Video', text: 'where you published it first' },
  { kind: 'Source code', text: 'straight to the code of this video, if it is public' },
  { kind: 'Website', text: 'your product, if the video belongs to one' },
  { kind: 'Tutorial', text: 'an article or a film about how you made it' },
]

export default function AddToShowcasePage() {
  return (
    <div className="site-page site-add">
      <WayBack to="/showcase">Showcase</WayBack>
      <header className="site-page-head">
        <h1>Add your video</h1>
        <p className="site-lead">
          The showcase exists so that others see what can be done and how. Entries come from the people who made them.
        </p>
      </header>

      <section aria-labelledby="fits">
        <h2 id="fits">Does it fit?</h2>
        <ul className="site-checks">
          <li>It was made with the toolkit, and you may show it: the footage, the music, the faces.</li>
          <li>It differs from what is there already. One good video says more than three similar ones.</li>
          <li>It is the best you have. We turn down what is very simple or unfinished.</li>
        </ul>
      </section>

      <section className="site-split" aria-labelledby="entry">
        <div>
          <h2 id="entry">Write the entry</h2>
          <dl className="site-pairs">
            <div>
              <dt>Title</dt>
              <dd>At most 80 characters, without emoji and not in capitals.</dd>
            </div>
            <div>
              <dt>Description</dt>
              <dd>At most 280 characters. Say how you used the toolkit, in neutral words; advertising belongs in the links.</dd>
            </div>
            <div>
              <dt>Links</dt>
              <dd>
                All of them optional:
                <ul>
                  {linkKinds.map((link) => (
                    <li key={link.kind}>
                      {link.kind}: {link.text}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          </dl>
        </div>
        <CodeBlock language="json" title="For example">
          {example}
        </CodeBlock>
      </section>

      <section aria-labelledby="send">
        <h2 id="send">Send it</h2>
        <ol>
          <li>
            Fork <Link href="https://github.com/remotion-dev/remotion">the repository</Link>; the list of entries is part of the site’s
            source.
          </li>
          <li>Add your entry at the end and open a pull request, with the video attached or linked.</li>
          <li>We look at it and may ask you to shorten a text.</li>
        </ol>
        <p>
          With the pull request you allow us to host the video and to show it on our other channels, with your name. Want to ask first?{' '}
          <Link href="https://remotion.dev/discord">The chat</Link> is open, and <Link to="/contact/">we answer email</Link>.
        </p>
      </section>
    </div>
  )
}
