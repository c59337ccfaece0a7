// The bare page that other programs show in a frame: how to ask, and a way out. The assistant is on it if the site has one.
import { Link, type PageMetadata } from 'sitegen/theme'
import { useHasAssistant } from '../components/has-assistant.ts'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'How to ask, embedded',
  description: 'How to ask about the toolkit, without navigation and footer, made to be shown in a frame inside other tools.',
  hideNavbar: true,
  hideFooter: true,
  noIndex: true,
}

export default function AiEmbedPage() {
  const hasAssistant = useHasAssistant()
  return (
    <div className="site-embed">
      <h1>{hasAssistant ? 'Ask AI' : 'How to ask'}</h1>
      <p>
        {hasAssistant && 'Open the assistant with the button at the bottom right. '}
        You get a useful answer soonest if your question contains three things:
      </p>
      <ol>
        <li>What you want to see, in one sentence: “a title that fades in while the logo turns”.</li>
        <li>What you have: the component, or the command with all its flags.</li>
        <li>What happens instead. Paste an error message in full, with the version of the toolkit.</li>
      </ol>
      <p>
        Code that a model writes is a proposal. Run it in the Studio, move the playhead back and forth, and compare the functions it uses
        with <Link to="/docs/api">the API reference</Link>. A picture that changes when you come back to the same frame is the sign of an
        animation that does not depend on the frame.
      </p>
      <p>
        {hasAssistant ? 'Answers are based on' : 'Many questions are answered in'} <Link to="/docs/">the documentation</Link>.{' '}
        <Link to="/ai">More about asking</Link>.
      </p>
    </div>
  )
}
