// `@docusaurus/ErrorBoundary`: shows something else when a component fails in the browser. While the site is built an error is a finding.
import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  children?: ReactNode
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode
}

export default class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const tryAgain = (): void => this.setState({ error: undefined })
    return this.props.fallback?.({ error, tryAgain }) ?? <p role="alert">{error.message}</p>
  }
}
