// What plugins add to the configuration of a site.
import { describe, expect, it } from 'vitest'
import { openTestSite } from './build-test-site.ts'

const files = {
  'content/docs/intro.mdx': '---\nslug: /\n---\n\n# Start\n\n<Badge />\n',
  'plugins/badge.tsx': 'export default function Badge() {\n  return <b className="badge">New</b>\n}\n',
  'plugins/own.tsx': 'export default function Badge() {\n  return <b className="own">Own</b>\n}\n',
  'plugins/foot.tsx': 'export default function Foot() {\n  return <footer>Made with badges</footer>\n}\n',
  'plugins/badge.css': '.badge { color: rgb(1, 2, 3) }\n',
  'plugins/visit.ts': 'export function onRouteDidUpdate() {\n  document.body.dataset.visited = "yes"\n}\n',
}
const badges = `{ name: 'badges', site: ({ title }) => ({
  metadata: [{ name: 'badges', content: title }],
  stylesheets: ['plugins/badge.css'],
  clientModules: ['plugins/visit.ts'],
  mdxComponents: { Badge: 'plugins/badge.tsx' },
  components: { Footer: 'plugins/foot.tsx' },
}) }`
const configOf = (plugins: string, more = ''): string =>
  `export default { title: 'Kit', url: 'https://example.com', plugins: [${plugins}], ${more} }\n`

describe('a plugin that adds to the configuration', () => {
  it('style, client module, meta tag, MDX component, part of the theme -> on the page; what the site names wins', async () => {
    const site = await openTestSite({ ...files, 'site.config.ts': configOf(badges) })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const page = await built.read('docs/index.html')
    expect(page).toContain('<meta name="badges" content="Kit"/>')
    expect(page).toContain('<b class="badge">New</b>')
    expect(page).toContain('<footer>Made with badges</footer>')
    const texts = await Promise.all((await built.files()).filter((file) => /\.(?:css|js)$/.test(file)).map(built.read))
    expect(texts.some((text) => /\.badge\s*\{/.test(text))).toBe(true)
    expect(texts.some((text) => text.includes('visited'))).toBe(true)
    // The plugin works on no document: none is parsed again for its sake.
    await site.write({ 'site.config.ts': configOf(badges, "mdxComponents: { Badge: 'plugins/own.tsx' }") })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.documents).toBe(1)
    expect(await again.read('docs/index.html')).toContain('<b class="own">Own</b>')
  })

  it('stylesheetsByClass -> on pages with the class only, of the site and of plugins; an edit of the sheet is noticed', async () => {
    const sheet = "stylesheetsByClass: { badge: 'plugins/badge.css', 'no-such-class': 'plugins/badge.css' }"
    const site = await openTestSite({
      'site.config.ts': configOf(`{ name: 'x', site: { ${sheet} } }`, "onOrphanPages: 'ignore'"),
      // Its first rule would be for every page.
      'plugins/badge.css': 'body { counter-reset: badges }\n.badge { color: rgb(1, 2, 3) }\n',
      'content/docs/intro.md': '# Start\n\n<b class="badge">New</b>\n',
      'content/docs/other.md': '# Other\n',
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const sheetOf = async (build: typeof built, page: string): Promise<string | undefined> =>
      /href="\/(assets\/css\/badge-\w+\.css)"/.exec(await build.read(page))?.[1]
    const path = await sheetOf(built, 'docs/intro/index.html')
    expect(await built.read(path ?? '')).toContain('counter-reset')
    expect(await sheetOf(built, 'docs/other/index.html')).toBeUndefined()
    await site.write({ 'plugins/badge.css': '.badge { color: rgb(3, 2, 1) }\n' })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(await sheetOf(again, 'docs/intro/index.html')).not.toBe(path)
    await site.write({ 'site.config.ts': configOf('', sheet.replace(/badge\.css/g, 'none.css')) })
    await expect(site.build()).rejects.toMatchObject({ diagnostics: [{ id: 'config-invalid' }, { id: 'config-invalid' }] })
  })

  it('a key or file that is wrong, two for one part, a throw -> told with the plugin', async () => {
    const site = await openTestSite(files)
    const messages = async (plugins: string, more = ''): Promise<string[]> => {
      await site.write({ 'site.config.ts': configOf(plugins, more) })
      const { diagnostics } = await site.build({ write: false }).catch((error: { diagnostics: { message: string; id: string }[] }) => error)
      return diagnostics.map(({ id, message }) => `${id}: ${message}`)
    }
    const other = "{ name: 'other', site: { components: { Footer: 'plugins/own.tsx' } } }"
    expect([
      await messages("{ name: 'x', site: { styles: [] } }"),
      await messages("{ name: 'x', site: { stylesheets: ['a.css'] } }"),
      await messages("{ name: 'x', site: { stylesheets: ['../a.css'], components: { Foot: 'plugins/foot.tsx' } } }"),
      await messages("{ name: 'x', site: { mdxComponents: { Badge: '../badge.tsx' } } }"),
      await messages("{ name: 'x', site: () => { throw new Error('No answer.') } }"),
      await messages("{ name: 'x', site: () => undefined }"),
      await messages(`${badges}, ${other}`),
      await messages(`${badges}, ${other}`, "components: { Footer: 'plugins/foot.tsx' }"),
    ]).toMatchInlineSnapshot(`
      [
        [
          "plugin-failed: The hook \`site\` of the plugin x is not right. Unknown key "styles" in the configuration.",
        ],
        [
          "plugin-failed: The hook \`site\` of the plugin x is not right. Expected "stylesheets[0]" to be a file of the site, found "a.css", which does not exist.",
        ],
        [
          "plugin-failed: The hook \`site\` of the plugin x is not right. Unknown key "Foot" in "components".",
        ],
        [
          "plugin-failed: The hook \`site\` of the plugin x is not right. Expected "mdxComponents.Badge" to be a path inside the site folder, found "../badge.tsx".",
        ],
        [
          "plugin-failed: The hook \`site\` of the plugin x has failed: No answer",
        ],
        [
          "plugin-failed: The hook \`site\` of the plugin x is not right. Expected an object, found nothing.",
        ],
        [
          "plugin-failed: Expected one plugin to give \`components.Footer\`, found badges and other.",
        ],
        [],
      ]
    `)
  })
})
