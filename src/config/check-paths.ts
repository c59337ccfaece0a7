// Every path in a configuration must stay inside the site folder: nothing outside it is read, bundled or published.
import { describeValue } from './describe-value.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'
import type { SiteConfig } from './site-config.ts'

export function checkPaths(config: SiteConfig): Finding[] {
  return pathsOf(config).flatMap(([path, value]): Finding[] => {
    if (value === undefined || value === false || staysInside(value)) return []
    const message = `Expected "${formatPath(path)}" to be a path inside the site folder, found ${describeValue(value)}.`
    return [
      {
        id: 'config-invalid',
        path,
        at: 'value',
        message,
        hint: 'Write it relative to the folder of the configuration, with "/" between the names.',
      },
    ]
  })
}

function pathsOf(config: SiteConfig): [ValuePath, string | false | undefined][] {
  return [
    ...listOf(config.docs, 'docs').flatMap(([path, docs]): [ValuePath, string | false | undefined][] => [
      [[...path, 'path'], docs.path],
      [[...path, 'sidebarPath'], docs.sidebarPath],
    ]),
    ...listOf(config.blog, 'blog').flatMap(([path, blog]): [ValuePath, string | false | undefined][] => [
      [[...path, 'path'], blog.path],
      [[...path, 'authorsFile'], blog.authorsFile],
      [[...path, 'tagsFile'], blog.tagsFile],
    ]),
    [['pages', 'path'], config.pages ? config.pages.path : undefined],
    ...listOf(config.collections ?? [], 'collections').flatMap(([path, collection]): [ValuePath, string | undefined][] => [
      [[...path, 'path'], collection.path],
      [[...path, 'itemComponent'], collection.itemComponent],
      [[...path, 'listComponent'], collection.listComponent],
    ]),
    ...(config.staticDirectories ?? []).map((value, index): [ValuePath, string] => [['staticDirectories', index], value]),
    ...(config.stylesheets ?? []).map((value, index): [ValuePath, string] => [['stylesheets', index], value]),
    ...(config.clientModules ?? []).map((value, index): [ValuePath, string] => [['clientModules', index], value]),
    [['code', 'tsconfig'], config.code?.tsconfig],
    ...(config.code?.commands ?? []).map((value, index): [ValuePath, string] => [['code', 'commands', index], value]),
    ...Object.entries(config.mdxComponents ?? {}).map(([name, value]): [ValuePath, string] => [['mdxComponents', name], value]),
  ]
}

/** The entries of a key that takes an object, a list of objects, or `false`, each with its path. */
export function listOf<Entry extends object>(value: false | Entry | Entry[] | undefined, key: string): [ValuePath, Entry][] {
  if (!value) return []
  return Array.isArray(value) ? value.map((entry, index): [ValuePath, Entry] => [[key, index], entry]) : [[[key], value]]
}

function staysInside(path: string): boolean {
  if (/^[/\\]|^[a-z]:|\\|\0/i.test(path)) return false
  let depth = 0
  for (const segment of path.split('/')) {
    if (segment === '..') depth -= 1
    else if (segment !== '' && segment !== '.') depth += 1
    if (depth < 0) return false
  }
  return depth > 0
}
