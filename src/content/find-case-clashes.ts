// Finds files whose names differ only in letter case: they share one URL, and on many disks they are one file.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listNames } from '../diagnostics/suggest.ts'

/** One error for each group, at its last file, naming the others. */
export function findCaseClashes(files: readonly { file: string }[]): Diagnostic[] {
  const groups = new Map<string, string[]>()
  for (const { file } of files) {
    const key = withoutExtension(file).normalize('NFC').toLowerCase()
    const group = groups.get(key)
    if (group) group.push(file)
    else groups.set(key, [file])
  }
  const diagnostics: Diagnostic[] = []
  for (const group of groups.values()) {
    // `a.md` next to `a.tsx` is not a case clash: the routes report two sources for one path.
    const spellings = new Set(group.map(withoutExtension))
    const last = group.at(-1)
    if (spellings.size < 2 || last === undefined) continue
    const others = group.slice(0, -1)
    diagnostics.push({
      id: 'content-case-clash',
      level: 'error',
      message: `The name differs only in the case of its letters from ${listNames(others.map((file) => `\`${file}\``))}.`,
      place: { file: last },
      notes: others.map((file) => ({ message: 'The other file.', place: { file } })),
      hint: 'Rename one of them: URLs are compared without case, and many disks keep only one of the two.',
    })
  }
  return diagnostics
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '')
}
