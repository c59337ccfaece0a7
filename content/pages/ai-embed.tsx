// The bare page that other programs show in a frame: nothing but the assistant, how to ask it, and a way out.
import { Link, type PageMetadata } from 'sitegen/theme'
import '../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Ask AI, embedded',
  description: 'The assistant of the documentation without navigation and footer, made to be shown in a frame inside other tools.',
  hideNavbar: true,
  hideFooter: true,
  noIndex: true,
}

export default function AiEmbedPage() {
  return (
    <div className="site-embed">
      <h1>Ask AI</h1>
      <p>Open the assistant with the button at the bottom right. You get a useful answer soonest if your question contains three things:</p>
      <ol>
        <li>What you want to see, in one sentence: “a title that fades in while the logo turns”.</li>
        <li>What you have: the component, or the command with all its flags.</li>
        <li>What happens instead. Paste an error message in full, with the version of the toolkit.</li>
      </ol>
      <p>
        Code in an answer is a proposal. Run it in the Studio, move the playhead back and forth, and compare the functions it uses with{' '}
        <Link to="/docs/api">the API reference</Link>. A picture that changes when you come back to the same frame is the sign of an
        animation that does not depend on the frame.
      </p>
      <p>
        Answers are based on <Link to="/docs/">the documentation</Link>. <Link to="/ai">More about asking</Link>.
      </p>
    </div>
  )
}
