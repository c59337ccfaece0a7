// The style sheets of the figures of this site end up in one file, so a class that two of them style would look like both.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const figures = fileURLToPath(new URL('../../content/components/figures', import.meta.url))

it('every class of a figure -> laid out by one style sheet', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of readdirSync(figures, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')))
    for (const [, name = ''] of readFileSync(join(figures, file), 'utf8').matchAll(/^\.(fig-[\w-]+) \{/gm))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  expect([...owners].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([])
})
