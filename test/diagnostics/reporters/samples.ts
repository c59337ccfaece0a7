// What the tests of the reporters share: findings of every shape, and a context without a disk.
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import type { ReportContext } from '../../../src/diagnostics/reporters/reporter.ts'

export function createContext(sources: Record<string, string> = {}, parts: Partial<ReportContext> = {}): ReportContext {
  return { readSource: (file) => sources[file], displayPath: (file) => file, color: false, version: '1.2.3', ...parts }
}

export const brokenLink: Diagnostic = {
  id: 'link-broken',
  level: 'error',
  message: 'Expected a link to a page, found "/docs/setpu".',
  place: { file: 'content/docs/a.md', line: 3, column: 11, endLine: 3, endColumn: 22 },
  hint: 'Did you mean "/docs/setup"?',
}

export const footerLink: Diagnostic = {
  id: 'link-broken',
  level: 'warning',
  message: 'Expected a link to a page, found "/nope".',
  place: { file: 'site.config.ts' },
  notes: [
    { message: 'Shown in the footer' },
    { message: 'The nearest page is here', place: { file: 'content/docs/b.md', line: 2, column: 1 } },
  ],
  count: 850,
}

export const untracked: Diagnostic = { id: 'git-untracked', level: 'info', message: 'Files are not tracked by git.\nSecond line.' }
