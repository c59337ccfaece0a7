// docs/configuration.md is held to the schema: every key is in it, and nothing that is not a key.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteConfigSchema } from '../../src/config/schema.ts'

/** Paths of all keys; `*` for names that the user chooses. Keys of navbar items are described by type, footer links in one row. */
function pathsOf(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodOptional) return pathsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return pathsOf(schema.element, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => pathsOf(option, path))
  if (schema instanceof z.ZodRecord) return pathsOf(schema.valueType, `${path}.*`)
  if (
    !(schema instanceof z.ZodObject) ||
    path === 'navbar.items' ||
    path === 'footer.columns.items' ||
    path === 'redirects' ||
    path === 'footer.logo'
  )
    return []
  return Object.entries(schema.shape).flatMap(([key, child]) => {
    const childPath = path === '' ? key : `${path}.${key}`
    return [childPath, ...pathsOf(child, childPath)]
  })
}

describe('docs/configuration.md', () => {
  const text = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  const documented = [...text.matchAll(/^\| `([\w.*]+)` +\|/gm)].map((match) => match[1] ?? '')
  const known = [...new Set(pathsOf(siteConfigSchema, ''))]

  it('keys of the schema -> each has a row, or rows for what is in it', () => {
    expect(known.length).toBeGreaterThan(120)
    const isCovered = (path: string) => documented.includes(path) || documented.some((row) => row.startsWith(`${path}.`))
    expect(known.filter((path) => !isCovered(path))).toEqual([])
  })

  it('rows -> each is a key of the schema', () => {
    expect(documented.filter((row) => !known.includes(row))).toEqual([])
  })

  it('rows -> none stands twice', () => {
    expect(documented.length).toBe(new Set(documented).size)
  })
})
