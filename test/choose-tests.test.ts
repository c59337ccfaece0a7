import { describe, expect, it } from 'vitest'
import { chooseTests } from '../scripts/choose-tests.mjs'

const tests = [
  'test/build/blog-sites.test.ts',
  'test/build/diagnostics.test.ts',
  'test/build/docs-sites.test.ts',
  'test/build/docs-versions.test.ts',
  'test/build/markdown-sites.test.ts',
  'test/build/own-site.test.ts',
  'test/browser/own-site-barriers.test.ts',
  'test/browser/search-barriers.test.ts',
  'test/browser/search-page.test.ts',
  'test/browser/shell.test.ts',
  'test/cli/program.test.ts',
  'test/dev/dev-server.test.ts',
  'test/lib/xml.test.ts',
  'test/plugins/sitemap/sitemap.test.ts',
]
const wholeSites = tests.filter((file) => /blog-sites|diagnostics|docs-sites|docs-versions|markdown-sites/.test(file)).sort()

/** File -> the files that import it. */
const importers = new Map([
  ['src/lib/xml.ts', ['src/plugins/sitemap/sitemap.ts', 'test/lib/xml.test.ts', 'test/build/own-site.test.ts']],
  ['src/plugins/sitemap/sitemap.ts', ['src/build/build-site.ts', 'test/plugins/sitemap/sitemap.test.ts']],
  ['src/build/build-site.ts', ['src/cli/run-build.ts', ...wholeSites]],
  ['src/cli/run-build.ts', ['test/cli/program.test.ts']],
  ['src/dev/dev-server.ts', ['test/dev/dev-server.test.ts']],
  ['src/dev/watch/watch-site.ts', ['src/dev/dev-server.ts']],
])

const choose = (...changed: string[]): string[] => chooseTests({ changed, tests, importers, naming: () => ['test/cli/program.test.ts'] })

describe('a change -> the tests that look at it', () => {
  it.each<[string, string[]]>([
    ['test/lib/xml.test.ts', ['test/lib/xml.test.ts']],
    ['src/lib/xml.ts', [...wholeSites, 'test/lib/xml.test.ts', 'test/plugins/sitemap/sitemap.test.ts']],
    ['src/build/build-site.ts', [...wholeSites, 'test/cli/program.test.ts']],
    ['src/dev/watch/watch-site.ts', ['test/dev/dev-server.test.ts']],
    ['src/cli/run-build.ts', ['test/cli/program.test.ts']],
    ['src/dev/dev-server.ts', ['test/dev/dev-server.test.ts']],
    ['src/theme/layout/footer.tsx', ['test/browser/shell.test.ts', ...wholeSites]],
    ['src/client/shell/tabs.ts', ['test/browser/shell.test.ts']],
    ['src/plugins/search/client/search-keys.ts', ['test/browser/search-page.test.ts']],
    ['test/sites/docs-versions/site.config.ts', ['test/cli/program.test.ts']],
    ['test/sites/diagnostics/link-broken/content/docs/a.md', ['test/build/diagnostics.test.ts']],
    ['test/build/diagnostics/link-broken.txt', ['test/build/diagnostics.test.ts']],
    ['docs/plugins.md', ['test/cli/program.test.ts']],
    ['content/docs/spring.mdx', ['test/build/own-site.test.ts']],
    ['site.config.ts', ['test/build/own-site.test.ts']],
    ['test/build/own-site.test.ts', ['test/build/own-site.test.ts']],
    ['README.md', []],
  ])('%s', (file, expected) => expect(choose(file)).toEqual([...expected].sort()))

  it('several -> each test once', () => {
    expect(choose('test/lib/xml.test.ts', 'src/lib/xml.ts', 'docs/plugins.md')).toEqual(
      [...wholeSites, 'test/cli/program.test.ts', 'test/lib/xml.test.ts', 'test/plugins/sitemap/sitemap.test.ts'].sort(),
    )
  })
})
