import type { Plugin } from 'sitegen'

const file = 'data/releases.json'

/** A page for each release in a JSON file. */
export function releases(): Plugin {
  return {
    name: 'releases',
    routes({ readFile }) {
      const entries: { version: string; date: string; changes: string[] }[] = JSON.parse(readFile(file))
      return entries.map(({ version, date, changes }, index) => ({
        path: `/releases/${version}`,
        component: 'content/components/release.tsx',
        title: `Release ${version}`,
        description: `What is new in ${version}.`,
        lastModified: date,
        props: { changes, next: entries[index + 1]?.version ?? null },
        place: { file, line: index + 2 },
      }))
    },
  }
}
