// A site of another generator -> the text of its site.config.ts, and what has no counterpart.
import { escapePattern } from '../lib/escape.ts'
import type { Leftover } from './conversion.ts'
import { convertHostRules } from './convert-host-rules.ts'
import { type DeadRedirect, deadRemark, isDead } from './dead-redirects.ts'
import { convertConfig } from './docusaurus/convert-config.ts'
import type { ForeignSite } from './find-foreign-site.ts'
import { ignoredRemark } from './ignored-addresses.ts'
import { asList, asOptions, inOrder } from './options.ts'
import { pruneConfig } from './prune-config.ts'
import { runForeignConfig } from './run-foreign-config.ts'
import { convertStarlight } from './starlight/convert-config.ts'
import { convertVitePress } from './vitepress/convert-config.ts'
import { writeConfig, writeValue } from './write-config.ts'

export interface Migration {
  /** Text of site.config.ts. */
  text: string
  /** The same, with patterns for addresses that are not checked, and without redirects that lead to no page. */
  textWith(ignored: readonly string[], dead?: readonly DeadRedirect[]): string
  /** Further files: path -> text. */
  files: Map<string, string>
  /** Keys of the other configuration that have no counterpart; behind them, rules that stay with the host. */
  left: Leftover[]
}

const converters = { docusaurus: convertConfig, vitepress: convertVitePress, starlight: convertStarlight }

/** @throws Error when the configuration cannot be run. */
export async function migrateSite(siteDirectory: string, { generator, configFile }: ForeignSite): Promise<Migration> {
  const foreign = await runForeignConfig(siteDirectory, configFile)
  const { config, remarks, sidebars, files: more = [] } = await converters[generator](foreign, siteDirectory)
  const ofHost = await convertHostRules(siteDirectory, config)
  if (ofHost.redirects.length > 0) config.redirects = ofHost.redirects
  const removed = pruneConfig(config, foreign.exportOf)
  const absent = foreign.missing.map(
    (path) => [path, 'there is no such file: what the configuration takes from it is not in the new one'] as const,
  )
  const stray = [...new Set(foreign.stray)].map(
    (message) =>
      [
        'a promise that nobody awaits',
        `it was rejected, which changes nothing here: ${message.replace(/\s+/g, ' ').replace(/\.$/, '')}`,
      ] as const,
  )
  const ofConfig = [...absent, ...remarks, ...removed, ...stray].map(([key, reason]) => ({
    file: configFile,
    key,
    reason,
    line: lineOf(key, foreign.source),
  }))
  const left = [...ofConfig, ...ofHost.left]
  const title = groupByFile(left).flatMap(([file, ofFile]) => [
    file === configFile ? `What ${file} says besides, and has no key here:` : `What stays with the host, as ${file} says it:`,
    ...ofFile.map(({ key, reason }) => `${key}: ${reason}.`),
  ])
  const context = { siteDirectory, exportOf: foreign.exportOf }
  const files = new Map([
    ...(sidebars === undefined ? [] : [['sidebars.ts', `export default ${writeValue(sidebars, context)}\n`] as const]),
    ...more,
  ])
  const textWith = (ignored: readonly string[], dead: readonly DeadRedirect[] = []): string => {
    const redirects = asList(config.redirects).filter((redirect) => {
      const { from, to } = asOptions(redirect)
      return !isDead({ from: String(from), to: String(to) }, dead)
    })
    const whole = {
      ...config,
      redirects: redirects.length > 0 ? redirects : undefined,
      ...(ignored.length > 0 && { externalLinks: { ignore: ignored } }),
    }
    const entries = Object.entries(inOrder(whole)).map(([key, value]) =>
      key === 'externalLinks' ? { key, value, remarks: [ignoredRemark] } : { key, value },
    )
    return writeConfig(entries, [...title, ...dead.map(deadRemark)], context)
  }
  return { text: textWith([]), textWith, files, left }
}

/** In the order in which files come first. */
export function groupByFile(left: readonly Leftover[]): [string, Leftover[]][] {
  const files = [...new Set(left.map(({ file }) => file))]
  return files.map((file) => [file, left.filter((each) => each.file === file)])
}

/** Where a key is written: its names are looked for one after the other. A package is where it is used, not where it is imported. */
function lineOf(key: string, source: string): number | undefined {
  const isFile = key.startsWith('.')
  const isPackage = !isFile && key.includes('/')
  let at = 0
  for (const name of isPackage || isFile ? [key] : key.split(/\.|: /)) {
    const pattern = isFile
      ? new RegExp(`['"\`]${escapePattern(name)}['"\`]`)
      : isPackage
        ? new RegExp(`^(?!import\\b).*['"\`]${escapePattern(name)}['"\`]`, 'm')
        : new RegExp(`\\b${escapePattern(name)}['"]?\\s*[:(,]`)
    const found = pattern.exec(source.slice(at))
    if (found === null) break
    at += found.index
  }
  return at === 0 ? undefined : source.slice(0, at).split('\n').length
}
