// `eject` writes a part of the theme into the site, in a form that builds there.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareLines, ejectedFileOf, ejectPart } from '../../src/bundle/eject-part.ts'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { themeParts } from '../../src/config/theme-parts.ts'
import { buildTestSite } from '../build/build-test-site.ts'
import { createFakeTerminal, type FakeTerminal } from './fake-terminal.ts'
import { config, makeFolder } from './run-program.ts'

describe('sitegen eject', () => {
  let cwd = ''
  let terminal: FakeTerminal
  const eject = (...args: string[]) => {
    terminal = createFakeTerminal({ workingDirectory: cwd })
    return runCommandLine(['eject', ...args], terminal)
  }
  beforeEach(() => {
    cwd = makeFolder({ 'site.config.ts': config })
  })
  afterEach(() => rmSync(cwd, { recursive: true, force: true }))

  it('a part -> its source, and the line for the configuration', async () => {
    expect(await eject('DocPage')).toBe(0)
    expect(terminal.out).toBe(
      "Wrote content/theme/doc-page.tsx. It replaces the part when this is in site.config.ts:\n\n  components: { DocPage: './content/theme/doc-page.tsx' },\n",
    )
    const text = readFileSync(join(cwd, 'content/theme/doc-page.tsx'), 'utf8')
    expect(text).toMatch(/^\/\/ Made from the part DocPage of the theme of sitegen \(original [0-9a-f]{16}\)\.\n/)
    expect(text).toContain('export default function DocPage(')
    expect(text).not.toMatch(/from '\./)
    expect(readFileSync(join(cwd, 'site.config.ts'), 'utf8')).toBe(config)
  })

  it('a file that exists -> refused, and left as it is', async () => {
    await eject('Footer')
    const before = readFileSync(join(cwd, 'content/theme/footer.tsx'), 'utf8')
    expect(before).toContain("import { Link } from 'sitegen/theme'\n")
    expect(await eject('Footer')).toBe(2)
    expect(terminal.err).toContain('content/theme/footer.tsx exists already')
    expect(readFileSync(join(cwd, 'content/theme/footer.tsx'), 'utf8')).toBe(before)
  })

  it('a name that no part has, no name -> refused with what to do', async () => {
    expect(await eject('footr')).toBe(2)
    expect(terminal.err).toContain('Did you mean Footer?')
    expect(await eject()).toBe(2)
    expect(terminal.err).toContain('sitegen eject --list')
  })

  it('--list -> the name of each part', async () => {
    expect(await eject('--list')).toBe(0)
    expect(terminal.out.trim().split('\n')).toEqual([...themeParts.keys()])
  })
})

it('every part written into a site -> the same pages as without', async () => {
  const site = (components: Record<string, string>) => ({
    'site.config.ts': `export default ${JSON.stringify({
      title: 'Test',
      url: 'https://example.com',
      components,
      navbar: { title: 'Test', items: [{ to: '/blog', label: 'Blog' }] },
      footer: { copyright: 'Test {year}', columns: [{ title: 'More', items: [{ label: 'Home', to: '/' }] }] },
      announcementBar: { content: 'News' },
    })}\n`,
    'content/pages/index.mdx':
      '# Home\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n\n<Details summary="More">Text</Details>\n\n<CodeBlock language="ts">let a = 1</CodeBlock>\n\n<Admonition>Text</Admonition>\n',
    'content/docs/intro.md': '---\ntags: [one]\n---\n\n# Intro\n\n## Part\n\nText\n',
    'content/docs/group/next.md': '# Next\n',
    'content/docs/group/_category_.json': '{ "label": "Group", "link": { "type": "generated-index" } }',
    'content/blog/2024-01-02-post.md': '---\ntags: [one]\n---\n\n# Post\n\nStart\n\n<!-- truncate -->\n\n## End\n',
  })
  const names = [...themeParts.keys()]
  const ejected = Object.fromEntries(names.map((name) => [ejectedFileOf(name), ejectPart(name)]))
  const plain = await buildTestSite(site({}))
  const own = await buildTestSite({ ...site(Object.fromEntries(names.map((name) => [name, ejectedFileOf(name)]))), ...ejected })
  expect(own.diagnostics).toEqual(plain.diagnostics)
  const pages = (await plain.files()).filter((file) => file.endsWith('.html'))
  expect((await own.files()).filter((file) => file.endsWith('.html'))).toEqual(pages)
  for (const page of pages) expect(await own.read(page), page).toBe(await plain.read(page))
})

describe('compareLines', () => {
  it.each([
    ['head\na\nb', 'other head\na\nb', []],
    ['head\na\nb\nc\nd', 'head\na\nB\nc\nd', ['  a', '- b', '+ B', '  c']],
    ['head\na', 'head\na\nb', ['  a', '+ b']],
    ['head', 'head\na', ['+ a']],
  ])('%j and %j -> %j', (before, after, lines) => {
    expect(compareLines(before, after)).toEqual(lines)
  })
})
