// Explains schema issues in the user's terms: each becomes findings that say what was expected and what was found. A union is not reported
// as such: the alternative that was probably meant is chosen, and its issues are explained.
import type { z } from 'zod'
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { describeValue, joinChoices } from '../lib/describe-value.ts'
import { docusaurusCounterpart } from './docusaurus-keys.ts'
import { type Finding, formatPath, type ValuePath, valueAt } from './finding.ts'
import { findKeyElsewhere, knownKeysAt } from './known-keys.ts'
import { algoliaKeys, searchHints } from './search-options.ts'
import { navbarItemTypes } from './shell-options.ts'

type Issue = z.core.$ZodIssue

/** Explains `issues` of `schema` about `config`. Issues carry paths; values are read from `config`. */
export function explainIssues(issues: readonly Issue[], config: unknown, schema: z.core.$ZodType): Finding[] {
  const findings = issues.flatMap((issue) => explainIssue(issue, [], config, schema))
  // A misspelled key is one mistake: the missing correct key is not reported as well.
  const meant = findings.flatMap(({ path, suggestion }) =>
    suggestion === undefined ? [] : [formatPath([...path.slice(0, -1), suggestion])],
  )
  return findings.filter(({ path, at }) => at !== 'key' || !meant.includes(formatPath(path)))
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`
}

function explainIssue(issue: Issue, parentPath: ValuePath, config: unknown, schema: z.core.$ZodType): Finding[] {
  const path = [...parentPath, ...issue.path.map(asStep)]
  const value = valueAt(config, path)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknownKey(key, path, config, schema))
  if (issue.code === 'invalid_union') return explainUnion(issue, path, config, schema)
  return [explainValue(path, value, expectedBy(issue))]
}

function explainValue(path: ValuePath, value: unknown, expected: string): Finding {
  const name = formatPath(path)
  if (path.length === 0) {
    const message = `Expected the default export to be ${expected}, found ${describeValue(value)}.`
    return { id: 'config-invalid', path, at: 'value', message, hint: 'Write `export default defineConfig({ … })`.' }
  }
  if (value === undefined) {
    const about = searchHints[name]
    const hint = `Add \`${String(path.at(-1))}: …\`${about === undefined ? '; docs/configuration.md describes the key.' : `. ${about}`}`
    return { id: 'config-invalid', path, at: 'key', message: `The key "${name}" is missing: expected ${expected}.`, hint }
  }
  const message = `Expected "${name}" to be ${expected}, found ${describeValue(value)}.`
  return {
    id: 'config-invalid',
    path,
    at: 'value',
    message,
    hint: (value === '' && searchHints[name]) || hintForPlugin(path, value) || hintForValue(value, expected),
  }
}

/** An entry of `plugins` is an object, which other tools take as a function or by its name too. */
function hintForPlugin([key, ...rest]: ValuePath, value: unknown): string | undefined {
  if (key !== 'plugins' || rest.length !== 1) return undefined
  if (typeof value === 'function')
    return 'Call it: `plugins: [plugin()]`. A plugin of unified belongs into `markdown.remarkPlugins` or `markdown.rehypePlugins`.'
  return typeof value === 'string' ? 'Import it, and put what its function gives into the list.' : undefined
}

/** How to write what is expected, for common mistakes; otherwise where to read about the key. */
function hintForValue(value: unknown, expected: string): string {
  if (typeof value === 'string') {
    const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice ?? '')
    const meant = nearest(value, choices)
    if (meant !== undefined) return didYouMean(meant)
    if (value === 'error' && choices.includes('throw')) return didYouMean('throw')
    if (expected.includes('true or false')) return 'Write `true` or `false`, without quotes.'
    if (expected.includes('number') && value.trim() !== '' && Number.isFinite(Number(value))) return `Write \`${value}\`, without quotes.`
    if (expected === 'a list') return 'Put it into brackets: `[ … ]`.'
  }
  if (expected === 'text' && (typeof value === 'number' || typeof value === 'boolean')) return `Put it into quotes: \`'${value}'\`.`
  return 'docs/configuration.md describes the key.'
}

function explainUnknownKey(key: string, parent: ValuePath, config: unknown, schema: z.core.$ZodType): Finding {
  const path = [...parent, key]
  const known = knownKeysAt(schema, config, parent)
  const suggestion = nearest(key, known)
  const where = parent.length === 0 ? 'the configuration' : `"${formatPath(parent)}"`
  const hint =
    (parent.length === 0 ? foreignKeys[key] : undefined) ??
    hintAtLevel(key, parent, schema) ??
    hintFromDocusaurus(path) ??
    (suggestion === undefined ? listKnown(key, known, parent) : didYouMean(suggestion))
  return { id: 'config-unknown-key', path, at: 'key', message: `Unknown key "${key}" in ${where}.`, hint, suggestion }
}

const migrates = 'Run `sitegen migrate` beside docusaurus.config: it writes what takes its place.'
/** Keys of another generator, which say which site this was. */
const foreignKeys: Readonly<Record<string, string>> = { presets: migrates, themeConfig: migrates, themes: migrates }

function hintFromDocusaurus(path: ValuePath): string | undefined {
  const counterpart = docusaurusCounterpart(path)
  return counterpart === undefined ? undefined : `The key is Docusaurus's. Here: ${counterpart}.`
}

/** For a top-level key at a deeper level, or the other way round. */
function hintAtLevel(key: string, parent: ValuePath, schema: z.core.$ZodType): string | undefined {
  if (formatPath(parent) === 'search' && algoliaKeys.includes(key))
    return `"${key}" is for the provider "algolia": add \`provider: 'algolia'\`.`
  if (parent.length > 0) return knownKeysAt(schema, {}, []).includes(key) ? `The key "${key}" belongs to the top level.` : undefined
  const levels = findKeyElsewhere(schema, key)
  return levels.length === 0 ? undefined : `The key exists at another level: ${joinChoices(levels.slice(0, 3).map((name) => `"${name}"`))}.`
}

function listKnown(key: string, known: readonly string[], parent: ValuePath): string {
  const custom = parent.length === 0 ? ' Values for your own components belong in "customFields".' : ''
  return `Known keys here: ${listNearest(key, known)}.${custom}`
}

function explainUnion(issue: z.core.$ZodIssueInvalidUnion, path: ValuePath, config: unknown, schema: z.core.$ZodType): Finding[] {
  const value = valueAt(config, path)
  // Alternatives distinguished by one key: the issue is at that key, with its allowed values.
  if ('options' in issue && issue.options) {
    const choices = issue.options.filter((option) => option !== undefined).map((option) => describeValue(option))
    return [explainValue(path, value, joinChoices(choices.sort()))]
  }
  const isTypeIssue = (candidate: Issue) => candidate.path.length === 1 && candidate.path[0] === 'type'
  const isOfValue = (candidate: Issue) => candidate.path.length === 0 && candidate.code !== 'unrecognized_keys'
  const meant = issue.errors.filter((issues) => !issues.some(isOfValue))
  const ofThisType = meant.filter((issues) => !issues.some(isTypeIssue))
  const [closest] = ofThisType.sort((a, b) => a.length - b.length)
  if (closest) return closest.flatMap((inner) => explainIssue(inner, path, config, schema))
  if (meant.length > 0) return [explainUnknownType(path, value)]
  const expected = joinChoices(issue.errors.flatMap((issues) => issues.filter(isOfValue).map(expectedBy)))
  return [explainValue(path, value, expected)]
}

/** Only navbar items are distinguished by `type`. */
function explainUnknownType(path: ValuePath, item: unknown): Finding {
  const type = valueAt(item, ['type'])
  const shown = typeof type === 'string' ? type : describeValue(type)
  const suggestion = typeof type === 'string' ? nearest(type, navbarItemTypes) : undefined
  const hint = suggestion === undefined ? `Known types: ${listNearest(shown, navbarItemTypes)}.` : didYouMean(suggestion)
  return {
    id: 'navbar-item-unknown',
    path: [...path, 'type'],
    at: 'value',
    message: `No NavbarItem component found for type "${shown}".`,
    hint,
  }
}

const namesOfTypes: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return namesOfTypes[issue.expected] ?? issue.expected
    case 'invalid_value':
      return joinChoices(issue.values.map((value) => describeValue(value)))
    case 'too_small':
      return expectedAtLeast(issue)
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_union':
      return joinChoices(issue.errors.flatMap((issues) => issues.map(expectedBy)))
    default:
      // Custom checks and patterns have what they expect as their message (option-values.ts).
      return issue.message
  }
}

function expectedAtLeast(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return 'text that is not empty'
  if (issue.origin === 'array') return 'a list that is not empty'
  return issue.inclusive === false ? `a number above ${issue.minimum}` : `at least ${issue.minimum}`
}

function asStep(step: PropertyKey): string | number {
  return typeof step === 'symbol' ? step.toString() : step
}
