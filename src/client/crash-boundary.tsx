// Keeps an error in one island from affecting the rest of the page: a screen replaces what the island showed, says what went wrong and
// offers to try again (spec §8, behaviour §4.2).
import { Component, type ReactElement, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** The island is the only content of the page, so the document title reports the error too. */
  isPage: boolean
  children?: ReactNode
}

export class CrashBoundary extends Component<CrashBoundaryProps, { crash?: { error: unknown } }> {
  override state: { crash?: { error: unknown } } = {}
  private titleBefore: string | undefined

  static getDerivedStateFromError(error: unknown): { crash: { error: unknown } } {
    return { crash: { error } }
  }

  override componentDidCatch(): void {
    if (!this.props.isPage || this.titleBefore !== undefined) return
    this.titleBefore = document.title
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
    document.title = site === undefined ? errorTitle : `${errorTitle} | ${site}`
  }

  override componentWillUnmount(): void {
    this.restoreTitle()
  }

  private readonly tryAgain = (): void => {
    this.restoreTitle()
    this.setState({ crash: undefined })
  }

  private restoreTitle(): void {
    if (this.titleBefore !== undefined) document.title = this.titleBefore
    this.titleBefore = undefined
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <CrashScreen error={crash.error} isPage={this.props.isPage} tryAgain={this.tryAgain} /> : this.props.children
  }
}

const errorTitle = 'Page Error'

function CrashScreen({ error, isPage, tryAgain }: { error: unknown; isPage: boolean; tryAgain: () => void }): ReactElement {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="sg-crash" role="alert">
      <Title className="sg-crash-title">This page crashed.</Title>
      <button type="button" className="sg-crash-button" onClick={tryAgain}>
        Try again
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
