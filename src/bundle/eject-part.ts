// The source of a part of the theme as a start for a component of the site, and whether that source has changed since.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { themeParts } from '../config/theme-parts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../lib/hash.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import { listExports, readNames } from './theme-exports.ts'

const themeDirectory = join(packageDirectory, 'src/theme')

/** The first line of a file that was made by `ejectPart`. */
const firstLine = /^\/\/ Made from the part (\w+) of the theme of sitegen \(original ([0-9a-f]{16})\)/

/** `DocPage` -> `content/theme/doc-page.tsx`. */
export function ejectedFileOf(name: string): string {
  return `content/theme/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`
}

/** The text of a module of the site that shows what the part shows. `name` is one of `themeParts`. */
export function ejectPart(name: string): string {
  const { source, file } = originalOf(name)
  const exported = listExports(readFileSync(join(themeDirectory, 'index.ts'), 'utf8'))
  const [, body = source] = /^(?:\/\/.*\n)*([\s\S]*)$/.exec(source) ?? []
  const moved = body
    .replace(/^import\s+(type\s+)?([^']*?)\s+from '(\.[^']+)'/gm, (_, type: string | undefined, clause: string, path: string) => {
      const target = join(dirname(file), path)
      const names = readNames(clause.replace(/[{}]/g, '').replace(/\btype\s+/g, ''))
      const isPublic = names.every((each) => join(themeDirectory, exported.get(each) ?? '') === target)
      const module = isPublic ? 'sitegen/theme' : `sitegen/${relative(packageDirectory, target).split(sep).join('/')}`
      return `import ${type ?? ''}${clause} from '${module}'`
    })
    .replace(`export function ${name}(`, `export default function ${name}(`)
  return `// Made from the part ${name} of the theme of sitegen (original ${hashOfOriginal(source)}).\n${moved}`
}

/** A finding for each component that was made from a part of the theme which is another one by now. */
export function findOutdatedParts({ components, siteDirectory }: Pick<ResolvedConfig, 'components' | 'siteDirectory'>): Diagnostic[] {
  return Object.values(components).flatMap((file): Diagnostic[] => {
    const text = readFileSync(join(siteDirectory, file), 'utf8').replaceAll('\r\n', '\n')
    const [, name = '', old] = firstLine.exec(text) ?? []
    if (old === undefined || !themeParts.has(name)) return []
    const hash = hashOfOriginal(originalOf(name).source)
    if (hash === old) return []
    return [
      {
        id: 'part-outdated',
        level: 'warning',
        message: `The part ${name} of the theme has changed since this component was made from it.`,
        place: { file, line: 1, column: 1 },
        notes: [{ message: ['This component (-) and the part as it is now (+):', ...compareLines(text, ejectPart(name))].join('\n') }],
        hint: `Take over what you need, then write ${hash} in place of ${old} here.`,
      },
    ]
  })
}

function originalOf(name: string): { source: string; file: string } {
  const file = join(packageDirectory, 'src', themeParts.get(name) ?? '')
  return { source: readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), file }
}

function hashOfOriginal(source: string): string {
  return hashOf(source).slice(0, 16)
}

/** Lines of a message; a whole file is better read in an editor. */
const mostLines = 40

/** How `after` differs from `before`, without their first lines, as in a patch: `- old`, `+ new`, with a line of context around each change. */
export function compareLines(before: string, after: string): string[] {
  const old = before.trimEnd().split('\n').slice(1)
  const made = after.trimEnd().split('\n').slice(1)
  // Length of the longest common rest of both, from each pair of lines.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(made.length + 1))
  const at = (row: number, column: number): number => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = made.length - 1; column >= 0; column--) {
      const length = old[row] === made[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      common[row]?.fill(length, column, column + 1)
    }
  }
  const lines: string[] = []
  for (let row = 0, column = 0; row < old.length || column < made.length; ) {
    if (row < old.length && column < made.length && old[row] === made[column]) {
      lines.push(`  ${old[row]}`.trimEnd())
      row++
      column++
    } else if (column >= made.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push(`- ${old[row++]}`)
    } else lines.push(`+ ${made[column++]}`)
  }
  const isChange = (line: string | undefined): boolean => line !== undefined && /^[-+]/.test(line)
  const shown = lines.filter((line, index) => isChange(line) || isChange(lines[index - 1]) || isChange(lines[index + 1]))
  return shown.length > mostLines ? [...shown.slice(0, mostLines), `… ${shown.length - mostLines} more lines`] : shown
}
