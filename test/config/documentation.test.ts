// docs/configuration.md is held to the schema: every key is in it with its type and default, and nothing that is not a key.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteConfig } from '../../src/config/site-config.ts'

type Schema = z.core.$ZodType

interface Key {
  path: string
  /** `required`, `none`, or the value as the documentation writes it; undefined for an object that has its defaults in its keys. */
  default: string | undefined
  /** Without what makes it optional; several if it has alternatives. */
  types: Schema[]
}

/** Described in one row, in a table of their own, or as something else. */
const undivided = ['navbar.items', 'footer.columns.items', 'redirects', 'footer.logo']

/** All keys below a schema; `*` for names that the user chooses. */
function keysOf(schema: Schema, path = ''): Key[] {
  if (undivided.includes(path)) return []
  return typesOf(schema).flatMap((type) => {
    if (type instanceof z.ZodArray) return keysOf(type.element, path)
    if (type instanceof z.ZodRecord) return keysOf(type.valueType, `${path}.*`)
    if (!(type instanceof z.ZodObject)) return []
    return Object.entries(type.shape).flatMap(([name, child]: [string, Schema]) => {
      const childPath = path === '' ? name : `${path}.${name}`
      return [{ path: childPath, default: defaultOf(child), types: typesOf(child) }, ...keysOf(child, childPath)]
    })
  })
}

function typesOf(schema: Schema): Schema[] {
  if (isWrapped(schema) || schema instanceof z.ZodLazy) return typesOf(schema.unwrap())
  return schema instanceof z.ZodUnion ? schema.options.flatMap(typesOf) : [schema]
}

function isWrapped(schema: Schema) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
}

function defaultOf(schema: Schema): string | undefined {
  if (schema instanceof z.ZodOptional) return 'none'
  if (schema instanceof z.ZodDefault) return asCode(schema.def.defaultValue)
  if (!(schema instanceof z.ZodPrefault)) return 'required'
  return typeof schema.def.defaultValue === 'object' ? undefined : asCode(schema.def.defaultValue)
}

function asCode(value: unknown): string {
  return `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll("','", "', '").replaceAll('|', '\\|')}\``
}

/** The literals that a value can be: `'md'`, `true`. */
function literalsOf(type: Schema): string[] {
  if (type instanceof z.ZodArray) return typesOf(type.element).flatMap(literalsOf)
  if (type instanceof z.ZodBoolean) return ['`true`', '`false`']
  if (type instanceof z.ZodEnum) return type.options.map(asCode)
  return type instanceof z.ZodLiteral ? [...type.values].map(asCode) : []
}

/** How the type begins where it is not text or a list of literals. */
function wordOf(type: Schema): string | undefined {
  if (type instanceof z.ZodArray) return 'list'
  if (type instanceof z.ZodObject || type instanceof z.ZodRecord) return 'object'
  if (!(type instanceof z.ZodNumber)) return undefined
  const { minValue, maxValue } = type
  return Number.isFinite(minValue) && maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? `${minValue} to ${maxValue}` : 'number'
}

interface Row {
  path: string
  type: string | undefined
  default: string
}

function readRows(text: string): Row[] {
  let columns: string[] = []
  return text.split('\n').flatMap((line) => {
    const cells = /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    if (cells === undefined) return []
    if (cells[0] === 'key') columns = cells
    const [, path] = /^`([\w.*]+)`$/.exec(cells[0] ?? '') ?? []
    const cell = (name: string) => cells[columns.indexOf(name)]
    return path === undefined ? [] : [{ path, type: cell('type'), default: cell('default') ?? '' }]
  })
}

describe('docs/configuration.md', () => {
  const rows = readRows(readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8'))
  const keys = keysOf(siteConfig)
  const known = new Set(keys.map(({ path }) => path))
  const keysOfRow = (row: Row) => keys.filter(({ path }) => path === row.path)

  it('keys of the schema -> each has a row, or rows for what is in it', () => {
    expect(known.size).toBeGreaterThan(120)
    const isCovered = (path: string) => rows.some((row) => row.path === path || row.path.startsWith(`${path}.`))
    expect([...known].filter((path) => !isCovered(path))).toEqual([])
  })

  it('rows -> each is a key of the schema', () => {
    expect(rows.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  })

  it('rows -> none stands twice', () => {
    expect(rows.length).toBe(new Set(rows.map(({ path }) => path)).size)
  })

  it('defaults -> those of the schema', () => {
    const wrong = rows.filter((row) => {
      const values = keysOfRow(row).map((key) => key.default)
      // Without a default, words say what happens. Of two alternatives, one may require what the other one has a default for.
      const isValue = /^`(?:true|false|\d+|'[^<']*'|\[.*\]|\{.*\})`$/.test(row.default)
      const fits = (value: string | undefined) =>
        value === undefined ||
        (value === 'none' ? !isValue && !row.default.startsWith('required') : row.default.replace('¹', '').startsWith(value))
      return !values.some(fits)
    })
    expect(wrong).toEqual([])
  })

  it('types -> those of the schema', () => {
    const wrong = rows.flatMap((row) => {
      if (row.type === undefined) return []
      const types = keysOfRow(row).flatMap((key) => key.types)
      const expected = [...new Set(types.flatMap(literalsOf))].sort()
      const found = [...new Set(row.type.match(/`(?:'[^']*'|true|false)`/g))].sort()
      const isPolicy = row.type === 'policy' && expected.length === 4
      const words = [...new Set(types.flatMap((type) => wordOf(type) ?? []))]
      const begin = row.type.split(/[ ,]/)[0] ?? ''
      const isWordRight = words.length === 0 ? !/^(?:list|object|number|\d)/.test(begin) : words.some((word) => row.type?.startsWith(word))
      return isWordRight && (isPolicy || found.join() === expected.join()) ? [] : [{ ...row, expected, words }]
    })
    expect(wrong).toEqual([])
  })
})
