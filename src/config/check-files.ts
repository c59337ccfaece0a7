// Checks that files named in the configuration exist: sidebars, style sheets, client modules, components for MDX. A bundler would only
// report that a generated import cannot be resolved.

import { listOf } from './check-paths.ts'
import { describeValue } from './describe-value.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'
import type { SiteConfig } from './site-config.ts'

export function checkFiles(config: SiteConfig, hasFile: (sitePath: string) => boolean): Finding[] {
  const named: [ValuePath, string | false | undefined][] = [
    ...listOf(config.docs, 'docs').map(([path, docs]): [ValuePath, string | false | undefined] => [
      [...path, 'sidebarPath'],
      docs.sidebarPath,
    ]),
    ...(config.stylesheets ?? []).map((file, index): [ValuePath, string] => [['stylesheets', index], file]),
    ...(config.clientModules ?? []).map((file, index): [ValuePath, string] => [['clientModules', index], file]),
    [['code', 'tsconfig'], config.code?.tsconfig],
    ...(config.code?.commands ?? []).map((file, index): [ValuePath, string] => [['code', 'commands', index], file]),
    ...Object.entries(config.mdxComponents ?? {}).map(([name, file]): [ValuePath, string] => [['mdxComponents', name], file]),
  ]
  return named.flatMap(([path, file]): Finding[] => {
    if (!file || hasFile(file)) return []
    const message = `Expected "${formatPath(path)}" to be a file of the site, found ${describeValue(file)}, which does not exist.`
    return [
      { id: 'config-invalid', path, at: 'value', message, hint: 'Correct the path, which begins at the site folder, or make the file.' },
    ]
  })
}
