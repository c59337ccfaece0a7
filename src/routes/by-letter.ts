// Lists that are divided by the first letter of their entries.

function letterOf(label: string): string {
  const [first = ''] = label
  return first.toUpperCase()
}

/** By first letter, ignoring case, then by label; code units decide last, so that the order of similar labels is fixed. */
export function compareByLetter(a: string, b: string): number {
  return letterOf(a).localeCompare(letterOf(b), 'en') || a.localeCompare(b, 'en') || (a < b ? -1 : 1)
}

/** Entries with the same letter follow each other. */
export function divideByLetter<Entry extends { label: string }>(entries: readonly Entry[]): { letter: string; entries: Entry[] }[] {
  const letters = new Map<string, Entry[]>()
  for (const entry of entries) {
    const letter = letterOf(entry.label)
    const group = letters.get(letter)
    if (group === undefined) letters.set(letter, [entry])
    else group.push(entry)
  }
  return [...letters].map(([letter, group]) => ({ letter, entries: group }))
}
