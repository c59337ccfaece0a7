// Redirects that lead to no page. Other generators do not check them; here each is an error. A new configuration leaves them out, and names them.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export interface DeadRedirect {
  from: string
  to: string
}

const finding = /^The redirect from "([^"]*)" to "([^"]*)" leads to no page/

export function listDeadRedirects(diagnostics: readonly Diagnostic[]): DeadRedirect[] {
  return diagnostics.flatMap((each) => deadRedirectOf(each) ?? [])
}

/** The findings that are not about one of them. */
export function withoutRedirects(diagnostics: readonly Diagnostic[], dead: readonly DeadRedirect[]): Diagnostic[] {
  const known = new Set(dead.map(({ from }) => from))
  return diagnostics.filter((each) => !known.has(deadRedirectOf(each)?.from ?? ''))
}

/** What the new configuration says of one. */
export function deadRemark({ from, to }: DeadRedirect): string {
  return `redirects: ${from} -> ${to}: there is no such page.`
}

/** Those that a configuration of ours has left out, by its remarks. */
export function readDeadRedirects(text: string): DeadRedirect[] {
  return Array.from(text.matchAll(/^\s*\/\/ redirects: (\S+) -> (\S+): there is no such page\.$/gm), ([, from = '', to = '']) => ({
    from,
    to,
  }))
}

/** Whether a redirect of the configuration is one of them: those of the findings end as pages do. */
export function isDead({ from }: DeadRedirect, dead: readonly DeadRedirect[]): boolean {
  return dead.some((each) => bare(each.from) === bare(from))
}

function bare(path: string): string {
  return path.replace(/\/+$/, '')
}

function deadRedirectOf({ id, message }: Diagnostic): DeadRedirect | undefined {
  if (id !== 'redirect-broken') return undefined
  const [, from, to] = finding.exec(message) ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}
