// What `build --explain` prints about a page.
import type { PageExplanation } from '../build/explain/explain-page.ts'
import { formatBytes } from '../lib/figures.ts'

/** Hashes are shortened, but long enough to tell them apart. */
const shownDigits = 12

/** Lines without color, followed by an empty one. */
export function describePage(page: PageExplanation): string {
  const { documents, parts, milliseconds, bytes } = page
  return [
    `${page.path} (${page.kind})${page.file === undefined ? '' : ` -> ${page.file}`}`,
    `  ${reason(page)}`,
    ...section('Made of', [
      ...(page.source === undefined || documents.some(({ file }) => file === page.source) ? [] : [['source', page.source] as const]),
      ...documents.flatMap(({ file, hash, isPartial, included = [] }) => [
        [isPartial ? 'partial' : 'document', `${file}  ${cut(hash)}`] as const,
        ...included.map((each) => ['included', each] as const),
      ]),
      ...(page.plugins.length > 0 ? [['plugins', page.plugins.join(', ')] as const] : []),
      ...parts.map(([part, hash]) => ['shared', `${part}  ${cut(hash)}`] as const),
      ['bundle', `the theme and the components  ${cut(page.bundle)}`],
    ]),
    ...(milliseconds
      ? section(
          page.kept ? 'Milliseconds, when it was made' : 'Milliseconds',
          numbers(milliseconds, (value) => value.toFixed(1)),
        )
      : []),
    ...(bytes
      ? section(
          'Bytes',
          numbers(bytes, (value) => `${value}`.padStart(7), formatBytes),
        )
      : []),
    '',
    '',
  ].join('\n')
}

function reason({ kept, changes, milliseconds }: PageExplanation): string {
  if (kept) return 'Taken from an earlier build: nothing that it is made of has changed.'
  if (!milliseconds) return 'It could not be rendered.'
  if (changes === undefined) return 'Rendered again: no earlier build has kept it.'
  return changes.length === 0 ? 'Rendered again: the kept one was removed or damaged.' : `Rendered again. Changed: ${changes.join('; ')}.`
}

function section(title: string, rows: (readonly [string, string])[]): string[] {
  const widest = Math.max(...rows.map(([name]) => name.length))
  return [`  ${title}`, ...rows.map(([name, value]) => `    ${name.padEnd(widest)}  ${value}`)]
}

/** Rows of numbers without those that are 0, with their sum. */
function numbers(values: object, show: (value: number) => string, showSum = show): [string, string][] {
  const rows = Object.entries(values).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' && value > 0 ? [[name, value]] : [],
  )
  const sum = rows.reduce((total, [, value]) => total + value, 0)
  return [...rows.map(([name, value]): [string, string] => [name, show(value)]), ['in all', showSum(sum)]]
}

function cut(hash: string): string {
  return hash.slice(0, shownDigits)
}
