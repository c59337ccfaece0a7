import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { islandName } from '../../src/bundle/island-plugin.ts'
import { packageDirectory } from '../../src/lib/package-directory.ts'

const ofTheme = join(packageDirectory, 'src/plugins/search/theme/search-button.tsx')

it.each([
  ['an island of the site', '/site/content/a.tsx', '/site', 'content/a.tsx'],
  ['one beside the site', '/shared/a.tsx', '/site', '../shared/a.tsx'],
  ["the theme's", ofTheme, '/site', 'sitegen:src/plugins/search/theme/search-button.tsx'],
  [
    "the theme's, sitegen being installed in the site",
    ofTheme,
    dirname(packageDirectory),
    'sitegen:src/plugins/search/theme/search-button.tsx',
  ],
])('the name of %s -> the same wherever it is installed', (_name, path, site, name) => {
  expect(islandName(path, site)).toBe(name)
})
