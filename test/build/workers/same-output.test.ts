import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestSite } from '../build-test-site.ts'
import { readOutputs } from './read-outputs.ts'

const many = (count: number, fileOf: (index: number) => [string, string]): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => fileOf(index)))

/** Every kind of page, MDX with partials, and islands. */
const files: Record<string, string> = {
  'site.config.ts': `export default { title: 'Test', url: 'https://example.com', onOrphanPages: 'ignore', footer: { copyright: '{year}' }, navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }] } }\n`,
  'content/components/counter.tsx': `'use client'\nimport { useId, useState } from 'react'\nexport default function Counter({ start }: { start: number }) { const id = useId(); const [count, setCount] = useState(start); return <button type="button" id={id} onClick={() => setCount(count + 1)}>{count}</button> }\n`,
  'content/pages/index.tsx': `import Counter from '../components/counter.tsx'\nexport const metadata = { title: 'Home' }\nexport default function Home() { return <><h1>Home</h1><Counter start={1} /><Counter start={2} client="visible" /></> }\n`,
  'content/docs/_shared.mdx': '## Shared {props.name}\n\n```ts\nconst a: number = 1\n```\n',
  ...many(30, (index) => [
    `content/docs/group-${index % 4}/page-${index}.md`,
    `# Page ${index}\n\nSome *text* about ${index}. [next](../group-${((index + 1) % 30) % 4}/page-${(index + 1) % 30}.md)\n\n## Part\n\n\`\`\`js\nconsole.log(${index})\n\`\`\`\n`,
  ]),
  ...many(8, (index) => [
    `content/docs/mdx-${index}.mdx`,
    `import Counter from '@site/content/components/counter.tsx'\nimport Shared from './_shared.mdx'\n\n# MDX ${index}\n\n<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>\n\n<Counter start={${index}} client="idle" />\n\n<Shared name="${index}" />\n`,
  ]),
  ...many(12, (index) => [
    `content/blog/2024-01-${String(index + 1).padStart(2, '0')}-post.md`,
    `---\ntitle: Post ${index}\ntags: [t${index % 3}]\n---\n\nBefore.\n\n<!-- truncate -->\n\nAfter.\n`,
  ]),
}

afterEach(() => vi.unstubAllEnvs())

describe('buildSite', () => {
  it('0, 1 and 2 workers -> the same files, byte for byte', async () => {
    const site = await openTestSite(files)
    const outputs: Record<string, string>[] = []
    for (const workers of [0, 1, 2]) {
      const { report, findings } = await site.build({ workers, cache: false })
      expect(findings).toEqual([])
      expect(report.workers).toBe(workers)
      outputs.push(await readOutputs(join(site.directory, 'build')))
    }
    expect(Object.keys(outputs[0] ?? {}).length).toBeGreaterThan(60)
    expect(outputs[1]).toEqual(outputs[0])
    expect(outputs[2]).toEqual(outputs[0])
  })

  it('files written in another order, in a folder of another name -> the same bytes', async () => {
    const first = await openTestSite(files)
    const second = await openTestSite(Object.fromEntries(Object.entries(files).reverse()))
    await first.build({ workers: 0 })
    await second.build({ workers: 0 })
    expect(await readOutputs(join(second.directory, 'build'))).toEqual(await readOutputs(join(first.directory, 'build')))
  })

  it('SOURCE_DATE_EPOCH -> the year of the build; nothing else depends on the clock', async () => {
    const site = await openTestSite(files)
    vi.stubEnv('SOURCE_DATE_EPOCH', '946684800')
    const { read } = await site.build({ workers: 0 })
    expect(await read('index.html')).toContain('2000')
    const before = await readOutputs(join(site.directory, 'build'))
    vi.stubEnv('SOURCE_DATE_EPOCH', '978307200')
    await site.build({ workers: 0 })
    const after = await readOutputs(join(site.directory, 'build'))
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [file, text] of Object.entries(before)) expect(after[file]?.replaceAll(/\b2001\b/g, '2000'), file).toBe(text)
  })
})
