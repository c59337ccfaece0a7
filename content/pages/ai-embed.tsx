// The bare page that other programs show in a frame: nothing but the assistant and a way out.
import { Link, type PageMetadata } from 'sitegen/theme'

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
      <p>
        Open the assistant with the button at the bottom right and ask about the toolkit: the name of a function, a render that fails, or
        how to begin.
      </p>
      <p>
        Answers are based on <Link to="/docs/">the documentation</Link>. <Link to="/ai">More about asking</Link>.
      </p>
    </div>
  )
}
