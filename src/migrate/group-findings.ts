// What remains to be done after a migration: findings by their cause, those of the most files first.
import type { Diagnostic, Level } from '../diagnostics/diagnostic.ts'

export interface RemainingCause {
  id: string
  level: Level
  /** How many findings, and in how many files. */
  count: number
  files: number
  /** Different messages with the place of the first, the most frequent first. `hint` is there if it is another one than that of the group. */
  examples: { message: string; count: number; place: string | undefined; hint?: string }[]
  /** What to do about the most frequent; packages that are not installed are named all at once. */
  hint: string | undefined
}

const levels: readonly Level[] = ['error', 'warning', 'info']

export function groupFindings(diagnostics: readonly Diagnostic[]): RemainingCause[] {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.level} ${diagnostic.id}`
    groups.set(key, [...(groups.get(key) ?? []), diagnostic])
  }
  return [...groups.values()]
    .flatMap((group): RemainingCause[] => {
      const [first] = group
      if (first === undefined) return []
      const byMessage = new Map<string, Omit<RemainingCause['examples'][number], 'hint'> & { hint: string | undefined }>()
      for (const { message, place, hint, count = 1 } of group) {
        const known = byMessage.get(message)
        if (known) known.count += count
        else
          byMessage.set(message, {
            message,
            count,
            hint,
            place: place && [place.file, place.line, place.column].filter((part) => part !== undefined).join(':'),
          })
      }
      const examples = [...byMessage.values()].sort((left, right) => right.count - left.count)
      const installs = joinInstalls(group)
      const isOfGroup = (hint: string): boolean => (installs === undefined ? hint === examples[0]?.hint : install.test(hint))
      return [
        {
          id: first.id,
          level: first.level,
          count: group.reduce((sum, { count = 1 }) => sum + count, 0),
          files: new Set(group.flatMap(filesOf)).size,
          examples: examples.map(({ message, count, place, hint }) => ({
            message,
            count,
            place,
            ...(hint !== undefined && !isOfGroup(hint) && { hint }),
          })),
          hint: installs ?? examples[0]?.hint,
        },
      ]
    })
    .sort((left, right) => levels.indexOf(left.level) - levels.indexOf(right.level) || right.files - left.files || right.count - left.count)
}

/** Notes are places of the same, where there are as many of them: an import in several documents. */
function filesOf({ place, count, notes = [] }: Diagnostic): (string | undefined)[] {
  const others = count === notes.length + 1 ? notes.map((note) => note.place?.file) : []
  return [place?.file, ...others]
}

const install = /: npm install (\S+)$/

/** One command for all packages that somebody has to install. */
function joinInstalls(group: readonly Diagnostic[]): string | undefined {
  const names = group.flatMap(({ hint = '' }) => install.exec(hint)?.[1] ?? [])
  const packages = [...new Set(names)]
  return packages.length > 1 ? `Correct the names, or install them: npm install ${packages.join(' ')}` : undefined
}
