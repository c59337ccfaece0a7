import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { buildTestSite, openTestSite } from '../build/build-test-site.ts'
import { sharedWork } from '../shared-work.ts'

const files = {
  'content/pages/index.tsx': "import { Word } from '../word.tsx'\nexport default function Home() {\n  return <Word />\n}\n",
  'content/word.tsx': "'use client'\nexport function Word() {\n  return <b>word</b>\n}\n",
}

it('the bundle of another folder with the same files -> taken; with another text in one of them -> not', async () => {
  const first = await buildTestSite({ ...files, 'note.txt': 'Unlike any other site of a test.' })
  const same = await buildTestSite(files)
  expect(same.report.cache.bundle).toBe(true)
  const names = await first.files()
  expect(await same.files()).toEqual(names)
  for (const name of names) expect([name, await same.read(name)]).toEqual([name, await first.read(name)])
  const other = await openTestSite({
    ...files,
    'content/word.tsx': files['content/word.tsx'].replace('<b>', '<i>').replace('</b>', '</i>'),
  })
  const built = await other.build()
  expect(built.report.cache.bundle).toBe(false)
  expect(await built.read('index.html')).toContain('<i>word</i>')
})

it('the bundle of a deeper folder -> not taken where its paths lead above the root to the same files: names depend on them', async () => {
  const page = { 'content/pages/index.tsx': 'export default function Home() {\n  return <p>deep</p>\n}\n' }
  const site = await openTestSite(page)
  const deep = join((await openTestSite({})).directory, 'a/b')
  await cp(site.directory, deep, { recursive: true })
  await buildSite({ siteDirectory: deep, write: true, ...(await sharedWork()) })
  expect((await site.build({ verify: true })).diagnostics).toEqual([])
})

it('a component that streams with react-dom/server -> has all of it', async () => {
  const built = await buildTestSite({
    'content/pages/index.tsx':
      "import { renderToPipeableStream, renderToString } from 'react-dom/server'\nexport default function Home() {\n  return <p>{typeof renderToPipeableStream} {renderToString(<b>x</b>)}</p>\n}\n",
  })
  expect(await built.read('index.html')).toContain('<p>function &lt;b&gt;x&lt;/b&gt;</p>')
})
