// Which files of the bundles are published: those that pages of the build load.
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openTestSite, type TestBuild } from './build-test-site.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Names of the scripts, sheets and files of the bundles, without their hashes, each once. Not those that every site has. */
async function bundledFiles({ files }: TestBuild): Promise<string[]> {
  const names = (await files())
    .filter((file) => /^assets\/(?!data)/.test(file))
    .map((file) => file.replace(/^assets\/|-[\dA-Z]{8}(?=\.)/g, ''))
  return [...new Set(names)].filter((name) => !ofEverySite.has(name)).sort()
}

async function dataFiles({ files }: TestBuild): Promise<string[]> {
  return (await files()).flatMap((file) => /^assets\/data\/(\w+)-/.exec(file)?.[1] ?? [])
}

const ofEverySite = new Set([
  'css/content.css',
  'css/site.css',
  'css/late.css',
  'js/chunk.js',
  'js/runtime.js',
  'js/run-scripts.js',
  'js/show-hovers.js',
  'js/sidebar-branches.js',
])

const island = `'use client'
import { useState } from 'react'
import picture from './on-waking.png'
import './counter.css'
export default function Counter() {
  const [text, setText] = useState('')
  return <button className="counter" onClick={async () => setText((await import('./later.ts')).text + picture)}>Count {text}</button>
}
`

const site = {
  'site.config.ts': `import { defineConfig } from 'sitegen'
export default defineConfig({
  title: 'T',
  url: 'https://example.com',
  search: false,
  mdxComponents: { Counter: 'content/components/counter.tsx', Docs: 'content/components/docs.tsx' },
})
`,
  'content/components/counter.tsx': island,
  'content/components/counter.css': '.counter { color: red; background: url(./behind.png) }\n',
  'content/components/behind.png': 'behind',
  'content/components/on-waking.png': 'waking',
  'content/components/later.ts': "export const text = 'later'\n",
  'content/components/docs.tsx': `'use client'
import { useDocs } from 'sitegen/theme'
export default function Docs() { return <b>{useDocs().versions.length}</b> }
`,
  'content/docs/intro.mdx': '---\nslug: /\ntitle: Intro\n---\n\nText.\n',
}

describe('files of the bundles', () => {
  it('an island that no page shows -> nothing of it is published; a page that shows it, and one that does no more -> what a clean build has', async () => {
    const opened = await openTestSite(site)
    const built = await opened.build()
    expect(built.diagnostics).toEqual([])
    // Its HTML at build time could have named the picture, wherever a component writes that.
    expect(await bundledFiles(built)).toEqual(['files/on-waking.png'])
    expect(await dataFiles(built)).toEqual(['sidebar'])

    const withIsland = `${site['content/docs/intro.mdx']}\n<Counter />\n`
    await opened.write({ 'content/docs/intro.mdx': withIsland })
    const shown = await opened.build({ verify: true })
    expect(shown.diagnostics).toEqual([])
    const counter = ['css/counter.css', 'files/behind.png', 'files/on-waking.png', 'js/counter.js', 'js/later.js']
    expect(await bundledFiles(shown)).toEqual(expect.arrayContaining(counter))
    expect(await bundledFiles(shown)).not.toContain('js/docs.js')

    await opened.write({ 'content/docs/intro.mdx': `${site['content/docs/intro.mdx']}\n<Docs />\n` })
    const other = await opened.build({ verify: true })
    expect(other.diagnostics).toEqual([])
    expect(await bundledFiles(other)).toContain('js/docs.js')
    expect(await bundledFiles(other)).not.toContain('js/counter.js')
    expect(await dataFiles(other)).toEqual(expect.arrayContaining(['config', 'docs']))

    await opened.write({ 'content/docs/intro.mdx': site['content/docs/intro.mdx'] })
    const again = await opened.build()
    expect(await again.files()).toEqual(await built.files())
  })

  it('plugins whose syntax no document has -> none of their files', async () => {
    const opened = await openTestSite({
      'site.config.ts': `import { defineConfig } from 'sitegen'
import { liveCode } from 'sitegen/live-code'
import { math } from 'sitegen/math'
import { mermaid } from 'sitegen/mermaid'
export default defineConfig({ title: 'T', url: 'https://example.com', plugins: [math(), mermaid(), liveCode()] })
`,
      'content/docs/intro.md': '---\nslug: /\ntitle: Intro\n---\n\nText.\n',
    })
    await symlink(packages, join(opened.directory, 'node_modules'))
    const built = await opened.build()
    expect(built.diagnostics).toEqual([])
    expect((await bundledFiles(built)).filter((file) => !/search|pages-of-address/.test(file))).toEqual([])
    await opened.write({ 'content/docs/intro.md': '---\nslug: /\ntitle: Intro\n---\n\nIt is $x^2$.\n' })
    expect(await bundledFiles(await opened.build())).toEqual(expect.arrayContaining(['css/math.css', 'files/KaTeX_Math-Italic.woff2']))
  })
})
