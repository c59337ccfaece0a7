// The errors of docs/specification.md 8.06 and 8.11 to 8.15, which a build reports: their texts, at the place of the mistake, and nothing is published.
import { describe, expect, it } from 'vitest'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { buildTestSite } from './build-test-site.ts'

const docs = {
  'content/docs/intro.md': '# Intro\n',
  'content/docs/setup.md': '# Set-up\n',
  'content/docs/later.md': '---\ndraft: true\n---\n\n# Later\n',
}

/** A site whose navbar has one item, written in line 5. */
function siteWith(item: string, more: Record<string, string> = {}, keys = ''): Record<string, string> {
  const lines = [
    'export default {',
    "  title: 'T',",
    "  url: 'https://example.com',",
    '  navbar: { items: [',
    `    ${item},`,
    `  ] },${keys}`,
    '}',
  ]
  return { ...docs, 'site.config.ts': `${lines.join('\n')}\n`, ...more }
}

/** A configuration that cannot be used ends the build at once. */
async function attemptBuild(files: Record<string, string>): Promise<{ diagnostics: readonly Diagnostic[]; published: boolean }> {
  try {
    const { report, diagnostics } = await buildTestSite(files)
    return { diagnostics, published: !report.failed }
  } catch (error) {
    if (error instanceof DiagnosticError) return { diagnostics: error.diagnostics, published: false }
    throw error
  }
}

async function errorOf(files: Record<string, string>): Promise<{ message: string; place: string; hint: string; published: boolean }> {
  const { published, diagnostics } = await attemptBuild(files)
  const errors = diagnostics.filter(({ level }) => level === 'error')
  expect(errors.map(({ message }) => message)).toHaveLength(1)
  const [error] = errors
  return {
    message: error?.message ?? '',
    place: `${error?.place?.file}:${error?.place?.line}`,
    hint: error?.hint ?? '',
    published,
  }
}

describe('the error catalogue at build time', () => {
  it('[spec 8.11] a navbar item of an unknown type -> says that there is no component for it, at the item', async () => {
    const error = await errorOf(siteWith("{ type: 'megamenu', label: 'More' }"))
    expect(error).toMatchObject({
      message: 'No NavbarItem component found for type "megamenu".',
      place: 'site.config.ts:5',
      published: false,
    })
    expect(error.hint).toContain('docsVersionDropdown')
  })

  it('[spec 8.12] a navbar item for a sidebar that leads nowhere -> says so, at the item', async () => {
    const error = await errorOf(
      siteWith(
        "{ type: 'docSidebar', sidebarId: 'links', label: 'Links' }",
        {
          'content/sidebars.ts': "export default { main: ['intro', 'setup'], links: [{ type: 'html', value: '<hr>' }] }\n",
        },
        " docs: { sidebarPath: 'content/sidebars.ts' },",
      ),
    )
    expect(error).toMatchObject({
      message: `DocSidebarNavbarItem: Sidebar with ID "links" doesn't have anything to be linked to.`,
      place: 'site.config.ts:5',
      published: false,
    })
  })

  it('[spec 8.13] a version menu with a version that does not exist -> lists those that do', async () => {
    const error = await errorOf(
      siteWith("{ type: 'docsVersionDropdown', versions: ['current', '9.0'] }", {
        'content/versions.json': '["2.0", "1.0"]',
        'content/versioned_docs/version-2.0/intro.md': '# Intro 2\n',
        'content/versioned_docs/version-1.0/intro.md': '# Intro 1\n',
      }),
    )
    expect(error).toMatchObject({ place: 'site.config.ts:5', published: false })
    expect(error.message).toContain('There is no docs version with the name "9.0".')
    for (const name of ['- current', '- 2.0', '- 1.0']) expect(error.message).toContain(name)
  })

  it('[spec 8.15] a sidebar or a document that does not exist -> lists those that do; a draft -> no item and no error', async () => {
    const sidebar = await errorOf(siteWith("{ type: 'docSidebar', sidebarId: 'nope' }"))
    expect(sidebar.message).toContain('Cannot find a sidebar with the ID "nope" in')
    expect(sidebar.message).toContain('- defaultSidebar')
    const document = await errorOf(siteWith("{ type: 'doc', docId: 'stup' }"))
    expect(document.message).toContain('Cannot find a document with the ID "stup" in')
    for (const id of ['- intro', '- setup']) expect(document.message).toContain(id)
    expect(document.hint).toBe('Did you mean "setup"?')
    const draft = await buildTestSite(siteWith("{ type: 'doc', docId: 'later', label: 'A draft' }"))
    expect(draft.findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    expect(await draft.read('docs/intro/index.html')).not.toContain('A draft')
  })

  it('[spec 8.14] a navbar item that cannot be shown -> says which item of the configuration to check, at the item', async () => {
    const inner = "{ type: 'dropdown', label: 'Inner', items: [{ to: '/docs/intro', label: 'I' }] }"
    const error = await errorOf(siteWith(`{ type: 'dropdown', label: 'Outer', items: [${inner}] }`))
    expect(error).toMatchObject({ place: 'site.config.ts:5', published: false })
    expect(error.message).toContain('"navbar.items[0].items[0]"')
  })

  it('[spec 5.02] [spec 8.06] a page module without a default export -> says that there is none and what to export, at the module', async () => {
    const error = await errorOf({
      ...docs,
      'content/pages/about.tsx': 'export const metadata = { title: "About" }\nexport function About() { return <h1>About</h1> }\n',
    })
    expect(error.place).toContain('content/pages/about.tsx')
    expect(error.message).toMatch(/no default export/)
    expect(`${error.message} ${error.hint}`).toMatch(/component/)
    expect(error.published).toBe(false)
  })
})
