// The keys that the schema knows, read from the schema itself, so that "did you mean" needs no second list.
import * as z from 'zod'
import { safeParse } from 'zod/v4/core'
import type { ValuePath } from './finding.ts'

/** The keys of the object at `path`; if the schema has alternatives, those that match the value there. Empty if there is no such object. */
export function knownKeysAt(schema: z.core.$ZodType, value: unknown, path: ValuePath): string[] {
  let schemas = alternativesOf(schema)
  let current = value
  for (const step of path) {
    current = current !== null && typeof current === 'object' ? Reflect.get(current, step) : undefined
    schemas = schemas.flatMap((alternative) => stepInto(alternative, step)).flatMap(alternativesOf)
    schemas = narrowBy('provider', narrowBy('type', schemas, current), current)
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

function alternativesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return alternativesOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(alternativesOf)
  return [schema]
}

function stepInto(schema: z.core.$ZodType, step: string | number): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return []
  const child: z.core.$ZodType | undefined = schema.shape[step]
  return child === undefined ? [] : [child]
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
