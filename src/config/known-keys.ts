// What the schema says about keys and values, read from the schema itself, so that nothing needs a second list.
import * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import type { ValuePath } from './finding.ts'

/** The keys of the object at `path`; if the schema has alternatives, those that match the value there. Empty if there is no such object. */
export function knownKeysAt(schema: z.core.$ZodType, value: unknown, path: ValuePath): string[] {
  let schemas = alternativesOf(schema)
  let current = value
  for (const step of path) {
    current = current !== null && typeof current === 'object' ? Reflect.get(current, step) : undefined
    schemas = matching(schemas.flatMap((alternative) => stepInto(alternative, step)).flatMap(alternativesOf), current)
  }
  return [...new Set(schemas.flatMap((alternative) => (alternative instanceof z.ZodObject ? Object.keys(alternative.shape) : [])))]
}

/** Paths below the top level where `key` is known, shallow ones first: for a key written at the wrong level. */
export function findKeyElsewhere(schema: z.core.$ZodType, key: string): string[] {
  const found: string[] = []
  const seen = new Set<z.core.$ZodType>()
  const visit = (alternatives: z.core.$ZodType[], path: string) => {
    for (const alternative of alternatives) {
      if (seen.has(alternative)) continue
      seen.add(alternative)
      if (alternative instanceof z.ZodArray) visit(alternativesOf(alternative.element), path)
      if (!(alternative instanceof z.ZodObject)) continue
      for (const [name, child] of Object.entries(alternative.shape)) {
        const childPath = path === '' ? name : `${path}.${name}`
        if (name === key && path !== '') found.push(childPath)
        visit(alternativesOf(child), childPath)
      }
    }
  }
  visit(alternativesOf(schema), '')
  return [...new Set(found)].sort((a, b) => a.split('.').length - b.split('.').length)
}

/** A text in a value, with its path and the schema that it has there. */
export interface WrittenText {
  path: ValuePath
  text: string
  schema: z.core.$ZodType
}

/** All texts in `value`, which has the form of `schema`. */
export function textsOf(schema: z.core.$ZodType, value: unknown, path: ValuePath = []): WrittenText[] {
  return matching(alternativesOf(schema), value).flatMap((alternative): WrittenText[] => {
    if (typeof value === 'string') return alternative instanceof z.ZodString ? [{ path, text: value, schema: alternative }] : []
    if (value === null || typeof value !== 'object') return []
    const steps = Array.isArray(value) ? value.keys() : Object.keys(value)
    return [...steps].flatMap((step) =>
      stepInto(alternative, step).flatMap((child) => textsOf(child, Reflect.get(value, step), [...path, step])),
    )
  })
}

function alternativesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  if (isWrapped || schema instanceof z.ZodLazy) return alternativesOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(alternativesOf)
  return [schema]
}

function stepInto(schema: z.core.$ZodType, step: string | number): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return typeof step === 'number' ? [schema.element] : []
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return []
  const child: z.core.$ZodType | undefined = schema.shape[step]
  return child === undefined ? [] : [child]
}

/** The alternatives that are meant by the value of the key which distinguishes them. */
function matching(schemas: z.core.$ZodType[], value: unknown): z.core.$ZodType[] {
  return narrowBy('provider', narrowBy('type', schemas, value), value)
}

/** The object alternatives whose `key` matches that of the value. */
function narrowBy(key: 'type' | 'provider', schemas: z.core.$ZodType[], value: unknown): z.core.$ZodType[] {
  if (schemas.length < 2 || value === null || typeof value !== 'object') return schemas
  const found: unknown = Reflect.get(value, key)
  const fitting = schemas.filter((schema) => {
    if (!(schema instanceof z.ZodObject)) return true
    const expected: z.core.$ZodType | undefined = schema.shape[key]
    return expected === undefined || safeParse(expected, found).success
  })
  return fitting.length > 0 ? fitting : schemas
}
