// Who makes the toolkit and how it came about, told along the posts of the blog.
import { Link, type PageMetadata } from 'sitegen/theme'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'About us',
  description: 'Remotion AG makes a toolkit for videos written in React. What we believe, how we earn money, and how we got here.',
  searchTerms: ['who is behind Remotion', 'history of the project', 'company background'],
}

/** `at` is the place between the beginning of 2021 and August 2025. */
const milestones = [
  {
    at: 0.02,
    date: 'February 2021',
    title: 'First release',
    text: 'A handful of APIs, a preview and a renderer, after an app trailer written in React had turned out well.',
    link: { to: '/blog/introducing-remotion', label: 'Introducing Remotion' },
  },
  {
    at: 0.04,
    date: 'March 2021',
    title: 'Company licenses',
    text: 'Prices become public. Individuals and small companies continue for free.',
    link: { to: '/blog/company-licenses', label: 'Pricing for company licenses is public' },
  },
  {
    at: 0.06,
    date: 'April 2021',
    title: 'Sound',
    text: 'Version 2.0 mixes audio tracks and lets pictures react to them.',
    link: { to: '/blog/2-0', label: 'Remotion 2.0' },
  },
  {
    at: 0.27,
    date: 'April 2022',
    title: 'Lambda',
    text: 'Version 3.0 renders on many functions at once.',
    link: { to: '/blog/3-0', label: 'Remotion 3.0' },
  },
  {
    at: 0.4,
    date: 'November 2022',
    title: 'First funding',
    text: '180,000 Swiss francs from people and companies who use the toolkit.',
    link: { to: '/blog/seed-funding', label: 'Seed funding' },
  },
  {
    at: 0.55,
    date: 'July 2023',
    title: 'The Studio',
    text: 'Version 4.0 adds a form for props, a render button and its own build of FFmpeg.',
    link: { to: '/blog/4-0', label: 'Remotion 4.0' },
  },
  {
    at: 1,
    date: 'August 2025',
    title: 'Editor Starter',
    text: 'The source of a video editor, to build other products on.',
    link: { to: '/blog/editor-starter', label: 'Remotion Editor Starter' },
  },
]

export default function AboutPage() {
  return (
    <div className="site-page site-about">
      <header className="site-page-head">
        <h1>We make video a programming task</h1>
        <p className="site-lead">
          Remotion AG is a Swiss company that makes tools for developers. All of them serve one idea: what can be described in code should
          not have to be put together by hand.
        </p>
      </header>

      <section aria-labelledby="beliefs">
        <h2 id="beliefs">What we believe in</h2>
        <div className="site-columns">
          <div>
            <h3>The web is the canvas</h3>
            <p>
              Layout, type, color, vectors and 3D exist in browsers already, and many people know how to use them. We add time to it, and
              leave the rest alone.
            </p>
          </div>
          <div>
            <h3>Small parts</h3>
            <p>
              A package does one thing and can be used without the others. If you only want to draw a star or measure a path, install only
              that.
            </p>
          </div>
          <div>
            <h3>In the open</h3>
            <p>
              The source, the issues and the discussion about them are public, for those who pay and for those who do not. Each release
              lists the pull requests that it is made of.
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="history">
        <h2 id="history">How we got here</h2>
        <ol className="site-history fig-colors">
          {milestones.map((milestone) => (
            <li key={milestone.title} style={{ '--site-at': milestone.at }}>
              <p className="site-timeline-date">{milestone.date}</p>
              <h3>{milestone.title}</h3>
              <p>{milestone.text}</p>
              <Link to={milestone.link.to}>{milestone.link.label}</Link>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="money">
        <h2 id="money">How we earn money</h2>
        <p>
          Companies above a certain size buy a <Link to="/docs/license">license</Link>. The{' '}
          <Link to="/docs/editor-starter">Editor Starter</Link> and the <Link to="/docs/timeline">Timeline</Link> are sold as source code.
          That pays for the work on everything else. If you would like to invest, you find the facts on{' '}
          <Link to="/docs/investors">the investors page</Link>.
        </p>
        <p>
          We stand on the work of many others; <Link to="/docs/acknowledgements">the acknowledgements</Link> name them. To write to us, see{' '}
          <Link to="/contact/">contact</Link>.
        </p>
      </section>
    </div>
  )
}
