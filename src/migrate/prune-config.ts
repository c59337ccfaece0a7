// Takes out of a converted configuration what the schema does not know or does not allow, with the reason, until nothing is left to take out.
import type * as z from 'zod'
import { docusaurusCounterpart } from '../config/docusaurus-keys.ts'
import { once } from '../config/option-values.ts'
import { siteConfig } from '../config/site-config.ts'
import { freeNames, usesNames } from './free-names.ts'
import type { Options } from './options.ts'
import type { ForeignConfig } from './run-foreign-config.ts'
import { Call, Code } from './write-config.ts'

type ExportOf = ForeignConfig['exportOf']

/** @returns what was taken out: path of the key -> why. */
export function pruneConfig(config: Options, exportOf: ExportOf): Map<string, string> {
  const removed = new Map<string, string>()
  removeUnmovable(config, [], exportOf, removed)
  for (let round = 0; round < 100; round++) {
    const parsed = siteConfig.safeParse(asWritten(config, exportOf), once)
    if (parsed.success) return removed
    let hasChanged = false
    for (const issue of parsed.error.issues.flatMap(ofUnion)) {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      for (const path of paths) {
        if (path.length === 0 || !remove(config, path)) continue
        hasChanged = true
        removed.set(
          path.map(String).join('.'),
          issue.code === 'unrecognized_keys' ? (docusaurusCounterpart(path) ?? 'there is no such key here') : issue.message,
        )
      }
    }
    if (!hasChanged) return removed
  }
  return removed
}

/** Functions that use what is around them in the old file, and what only a package that is not installed could give. */
function removeUnmovable(value: unknown, path: readonly string[], exportOf: ExportOf, removed: Map<string, string>): void {
  if (typeof value !== 'object' || value === null || exportOf(value) !== undefined || value instanceof RegExp) return
  if (value instanceof Code) return
  const holder = value instanceof Call ? value.options : value
  for (const [key, inner] of Object.entries(holder)) {
    const reason = whyUnmovable(inner, exportOf)
    if (reason !== undefined) {
      removed.set([...path, key].join('.'), reason)
      Reflect.deleteProperty(holder, key)
    } else removeUnmovable(inner, [...path, key], exportOf, removed)
  }
  if (Array.isArray(holder)) holder.splice(0, holder.length, ...Object.values(holder))
}

function whyUnmovable(value: unknown, exportOf: ExportOf): string | undefined {
  const known = exportOf(value)
  if (known?.isResult === true)
    return `\`${known.specifier}\`, which is not installed here, makes it; install that before \`sitegen migrate\``
  const names = typeof value === 'function' && known === undefined ? freeNames(String(value)) : []
  return names.length > 0 ? usesNames(names) : undefined
}

type Issue = z.core.$ZodIssue

/** Of several forms, the one that was meant is that with the fewest mistakes in what it does not know. */
function ofUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.filter(
    (errors) => !errors.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')),
  )
  const meant = forms[0]
  if (meant === undefined) return [issue]
  return meant.flatMap((inner) => ofUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Calls are what they give: something that the schema of plugins takes. So are exports of packages, whether they are there or not. */
function asWritten(value: unknown, exportOf: ExportOf): unknown {
  if (exportOf(value) !== undefined) return () => undefined
  if (value instanceof Code) return () => ''
  // A plugin of ours, or one of the bundler.
  if (value instanceof Call) return { name: value.name, ...(!value.specifier.startsWith('sitegen/') && { setup: () => undefined }) }
  if (Array.isArray(value)) return value.map((each) => asWritten(each, exportOf))
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asWritten(each, exportOf)]))
}

function remove(config: Options, path: readonly PropertyKey[]): boolean {
  let at: unknown = config
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return false
    at = Reflect.get(at, key)
  }
  const last = path.at(-1)
  if (typeof at !== 'object' || at === null || last === undefined || !(last in at)) return false
  if (Array.isArray(at) && typeof last === 'number') at.splice(last, 1)
  else Reflect.deleteProperty(at, last)
  return true
}
