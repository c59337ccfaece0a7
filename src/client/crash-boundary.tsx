// Keeps an error in one island from affecting the rest of the page: a screen replaces what the island showed, says what went wrong and
// offers to try again. As long as there is such a screen, the title of the page is that of an error.

import { Component, type ReactElement, type ReactNode } from 'react'
import { message } from '../lib/texts/text.ts'

interface CrashBoundaryProps {
  /** The island is the only content of the page, so the title of the screen is that of the page. */
  isPage: boolean
  children?: ReactNode
}

export class CrashBoundary extends Component<CrashBoundaryProps, { crash?: { error: unknown } }> {
  override state: { crash?: { error: unknown } } = {}
  private hasErrorTitle = false

  static getDerivedStateFromError(error: unknown): { crash: { error: unknown } } {
    return { crash: { error } }
  }

  override componentDidCatch(): void {
    if (this.hasErrorTitle) return
    this.hasErrorTitle = true
    showErrorTitle()
  }

  override componentWillUnmount(): void {
    this.restoreTitle()
  }

  private readonly tryAgain = (): void => {
    this.restoreTitle()
    this.setState({ crash: undefined })
  }

  private restoreTitle(): void {
    if (this.hasErrorTitle) restoreTitle()
    this.hasErrorTitle = false
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <CrashScreen error={crash.error} isPage={this.props.isPage} tryAgain={this.tryAgain} /> : this.props.children
  }
}

/** Islands have copies of this module, so the title before the first crash and the number of crashes are kept in the document. */
function showErrorTitle(): void {
  const { dataset } = document.documentElement
  dataset.crashes = String(Number(dataset.crashes ?? 0) + 1)
  if (dataset.titleBeforeCrash !== undefined) return
  dataset.titleBeforeCrash = document.title
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
  document.title = message('theme.ErrorPageContent.documentTitle') + (site === undefined ? '' : ` | ${site}`)
}

/** After the last crash on the page. */
function restoreTitle(): void {
  const { dataset } = document.documentElement
  dataset.crashes = String(Number(dataset.crashes ?? 0) - 1)
  if (dataset.crashes !== '0') return
  document.title = dataset.titleBeforeCrash ?? document.title
  delete dataset.crashes
  delete dataset.titleBeforeCrash
}

function CrashScreen({ error, isPage, tryAgain }: { error: unknown; isPage: boolean; tryAgain: () => void }): ReactElement {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="sg-crash" role="alert">
      <Title className="sg-crash-title">{message('theme.ErrorPageContent.title')}</Title>
      <button type="button" className="sg-crash-button" onClick={tryAgain}>
        {message('theme.ErrorPageContent.tryAgain')}
      </button>
      <p className="sg-crash-text">{describeErrorChain(error)}</p>
    </div>
  )
}

/** The message of an error, of its cause, of the cause's cause, and so on. Each error once: causes can form a cycle. */
export function describeErrorChain(error: unknown): string {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}
