// Which way leads to an answer: questions first, addresses second.
import { Link, type PageMetadata } from 'sitegen/theme'
import { useHasAssistant } from '../../components/has-assistant.ts'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Contact us',
  description: 'Where to ask about code, bugs, licenses and products: the chat, the issue tracker, the store or an email to the team.',
  searchTerms: ['email address', 'talk to sales', 'reach the maintainers'],
}

const ways = [
  {
    question: 'How do I do this in code?',
    answer: 'Ask in the public chat. Others have the same question, and the answer helps them too.',
    href: 'https://remotion.dev/discord',
    label: 'Join the Discord server',
  },
  {
    question: 'I have found a bug',
    answer: 'Open an issue with the version, the command you ran and the smallest project that shows it.',
    href: 'https://github.com/remotion-dev/remotion/issues',
    label: 'Report it on GitHub',
  },
  {
    question: 'Do we need a license?',
    answer: 'The license page has the rules. If your case is not among them, write to us and describe your organization.',
    href: '/docs/license',
    label: 'Read about licenses',
  },
  {
    question: 'We want to buy one',
    answer: 'Prices, invoices and changes to an existing license are all in one place.',
    href: 'https://www.remotion.pro/license',
    label: 'Open the license shop',
  },
  {
    question: 'Does the toolkit suit our plan?',
    answer: 'Tell us what goes in, what should come out and how often. We will say so if something else fits better.',
    href: 'mailto:hi@remotion.dev',
    label: 'hi@remotion.dev',
  },
  {
    question: 'We need somebody to build it',
    answer:
      'That would be a freelancer or a studio. Our directory has only sample profiles of invented people so far; they show what to ask for.',
    href: '/experts/',
    label: 'See the sample profiles',
  },
]

export default function ContactPage() {
  const hasAssistant = useHasAssistant()
  return (
    <div className="site-page site-contact">
      <header className="site-page-head">
        <h1>Contact us</h1>
        <p className="site-lead">Find your question. Below each one is the quickest way to an answer.</p>
      </header>
      <dl className="site-questions">
        {ways.map((way) => (
          <div key={way.question}>
            <dt>{way.question}</dt>
            <dd>
              <p>{way.answer}</p>
              <Link href={way.href}>{way.label}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <section className="site-band" aria-labelledby="before">
        <h2 id="before">Before you write</h2>
        <p>
          We do not solve technical problems in private messages: <Link to="/docs/support">the support policy</Link> says why, and what a
          Company License adds. Three pages answer a large part of what we are asked: <Link to="/docs/timeout">renders that time out</Link>,{' '}
          <Link to="/docs/flickering">videos that flicker</Link> and{' '}
          <Link to="/docs/version-mismatch">packages with different versions</Link>.
          {hasAssistant && (
            <>
              {' '}
              You can also <Link to="/ai">ask the assistant</Link>, which has read the documentation.
            </>
          )}
        </p>
      </section>
    </div>
  )
}
