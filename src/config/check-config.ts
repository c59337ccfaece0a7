// Checks a configuration whose values have the right form: what is asked of single values, and the keys against each other.
import { describeValue } from '../lib/describe-value.ts'
import { addressOfHost } from '../lib/head-tag.ts'
import { dangerOf } from '../lib/unsafe-address.ts'
import { checkCollections } from './check-collections.ts'
import { checkLocales } from './check-locales.ts'
import { checkFooter, checkNavbar } from './check-navbar.ts'
import { type Finding, formatPath, type ValuePath, valueAt } from './finding.ts'
import { checkHeadTags } from './head-tags.ts'
import { textsOf, type WrittenText } from './known-keys.ts'
import { type LateChecks, lateChecks, leadsOutOfFolder } from './option-values.ts'
import type { HasFolder } from './resolved-config.ts'
import { type ParsedConfig, siteConfig } from './site-config.ts'

/** What exists on disk; paths are relative to the site. */
export interface SiteDisk {
  hasFolder: HasFolder
  hasFile: (sitePath: string) => boolean
}

/** Every mistake in `config`, in the order of the rules. `written`: what the user wrote, without defaults. */
export async function checkConfig(config: ParsedConfig, written: unknown, { hasFolder, hasFile }: SiteDisk): Promise<Finding[]> {
  const isWritten = (path: ValuePath) => valueAt(written, path) !== undefined
  const texts = textsOf(siteConfig, written)
  const strayPaths = checkPaths(texts)
  return [
    ...checkTexts(texts),
    ...checkPluginNames(config),
    ...checkLocales(config, isWritten),
    ...strayPaths,
    // Paths that lead out of the site are not looked up.
    ...(strayPaths.length === 0 ? [...checkCollections(config, isWritten, hasFolder), ...checkFiles(texts, hasFile)] : []),
    ...checkNavbar(config.navbar.items),
    ...checkFooter(config.footer),
    ...checkHeadTags(config),
    ...checkHeadingLevels(config, isWritten),
    ...checkRedirects(config),
    ...(await checkCodeThemes(config, isWritten)),
  ]
}

function invalid(path: ValuePath, message: string, hint?: string): Finding {
  return { id: 'config-invalid', path, at: 'value', message, ...(hint === undefined ? {} : { hint }) }
}

function checkTexts(texts: readonly WrittenText[]): Finding[] {
  return texts.flatMap(({ path, text, schema }) => {
    const mistake = lateChecks.get(schema)?.check?.(text)
    return mistake === undefined ? [] : [invalid(path, mistake.message, mistake.hint)]
  })
}

/** What a plugin has noted of a page is kept under its name. */
function checkPluginNames({ plugins }: ParsedConfig): Finding[] {
  const names = plugins.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          invalid(
            ['plugins', index],
            `Expected "plugins[${index}]" to have a name of its own, found "${name}" as in "plugins[${names.indexOf(name)}]".`,
            `Remove it, or give it another name: \`{ ...plugin(), name: '${name} 2' }\`.`,
          ),
        ],
  )
}

/** Paths of a part of a configuration: that they stay inside the site, and name files that exist. */
export function checkSitePaths(texts: readonly WrittenText[], hasFile: SiteDisk['hasFile']): Finding[] {
  const stray = checkPaths(texts)
  return stray.length > 0 ? stray : checkFiles(texts, hasFile)
}

/** Nothing outside the site folder is read, bundled or published. */
function checkPaths(texts: readonly WrittenText[]): Finding[] {
  return texts.flatMap(({ path, text, schema }) => {
    const checks = lateChecks.get(schema)
    if (checks?.path === undefined || isAddress(text, checks) || isInBounds(text, checks.path)) return []
    const where = checks.path === 'content' ? 'inside the site folder, or beside it' : 'inside the site folder'
    const message = `Expected "${formatPath(path)}" to be a path ${where}, found ${describeValue(text)}.`
    return [invalid(path, message, 'Write it relative to the folder of the configuration, with "/" between the names.')]
  })
}

function isInBounds(path: string, kind: LateChecks['path']): boolean {
  if (/^[/\\]|^[a-z]:|\\|\0/i.test(path)) return false
  // Content may lie beside the site: documents in `docs`, the site in `website`. A folder around the site holds what was built.
  if (kind === 'content') return !/^(?:\.\/)*\.\.(?:\/\.\.)*\/?$/.test(path)
  let depth = 0
  for (const segment of path.split('/')) {
    if (segment === '..') depth -= 1
    else if (segment !== '' && segment !== '.') depth += 1
    if (depth < 0) return false
  }
  return depth > 0
}

/** A bundler would only report that a generated import cannot be resolved. */
function checkFiles(texts: readonly WrittenText[], hasFile: SiteDisk['hasFile']): Finding[] {
  return texts.flatMap(({ path, text, schema }) => {
    const checks = lateChecks.get(schema)
    if (checks?.path !== 'file' || isAddress(text, checks) || hasFile(text)) return []
    const message = `Expected "${formatPath(path)}" to be a file of the site, found ${describeValue(text)}, which does not exist.`
    const meant = checks.orAddress ? addressOfHost(text) : undefined
    const hint = meant ? `Did you mean "${meant}"?` : 'Correct the path, which begins at the site folder, or make the file.'
    return [invalid(path, message, hint)]
  })
}

function isAddress(text: string, { orAddress }: LateChecks): boolean {
  return orAddress === true && leadsOutOfFolder(text)
}

function checkHeadingLevels({ tableOfContents }: ParsedConfig, isWritten: (path: ValuePath) => boolean): Finding[] {
  const { minHeadingLevel, maxHeadingLevel } = tableOfContents
  if (minHeadingLevel <= maxHeadingLevel) return []
  const key = isWritten(['tableOfContents', 'minHeadingLevel']) ? 'minHeadingLevel' : 'maxHeadingLevel'
  const expected =
    key === 'minHeadingLevel' ? `at most ${maxHeadingLevel} (maxHeadingLevel)` : `at least ${minHeadingLevel} (minHeadingLevel)`
  return [
    invalid(
      ['tableOfContents', key],
      `Expected "tableOfContents.${key}" to be ${expected}, found ${tableOfContents[key]}.`,
      'Let the smallest level come first: 2 is `##`.',
    ),
  ]
}

function checkRedirects({ redirects }: ParsedConfig): Finding[] {
  return redirects.flatMap(({ from, to }, index): Finding[] => {
    const expected = (key: string, form: string, found: string) => {
      const message = `Expected "redirects[${index}].${key}" to be ${form}, found ${describeValue(found)}.`
      return invalid(['redirects', index, key], message, "Write for example `{ from: '/old', to: '/new' }`, without the base URL.")
    }
    if (!/^\/[^?#\\]*$/.test(from) || dangerOf(from) !== undefined || from.split('/').includes('..'))
      return [expected('from', 'a path that starts with "/"', from)]
    if (!/^(?:https?:\/)?\//i.test(to) || dangerOf(to) !== undefined)
      return [expected('to', 'a path that starts with "/", or an address (https://…)', to)]
    if (redirects.findIndex((other) => other.from === from) < index) return [expected('from', 'a path that no other redirect has', from)]
    return from === to ? [expected('to', 'another path than "from"', to)] : []
  })
}

/** The names are those of the highlighter; a wrong one would break every page with code. Those of the defaults need no look. */
async function checkCodeThemes({ code }: ParsedConfig, isWritten: (path: ValuePath) => boolean): Promise<Finding[]> {
  const named = Object.entries(code.themes).filter(([mode]) => isWritten(['code', 'themes', mode]))
  if (named.length === 0) return []
  const [{ bundledThemesInfo }, { nearest }] = await Promise.all([import('shiki/themes'), import('../diagnostics/suggest.ts')])
  const known = bundledThemesInfo.map((theme) => theme.id)
  return named.flatMap(([mode, name]) => {
    if (known.includes(name)) return []
    const suggestion = nearest(name, known)
    const hint = suggestion === undefined ? 'The names are those of the themes that come with Shiki.' : `Did you mean "${suggestion}"?`
    return [
      invalid(
        ['code', 'themes', mode],
        `Expected "code.themes.${mode}" to be the name of a Shiki theme, found ${describeValue(name)}.`,
        hint,
      ),
    ]
  })
}
