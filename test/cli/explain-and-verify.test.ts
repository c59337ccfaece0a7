// `build --explain` and `build --verify` on a real site.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { config, makeFolder, runProgram } from './run-program.ts'

let folder = ''
beforeAll(() => {
  folder = makeFolder({
    'site.config.ts': config.replace("com' }", "com', onOrphanPages: 'ignore' }"),
    'content/docs/install.mdx': "import Steps from './_steps.mdx'\n\n# Install\n\n<Steps />\n\nSee [the other](./other.md).\n",
    'content/docs/_steps.mdx': 'First do this.\n',
    'content/docs/other.md': '# Other\n',
    'content/pages/index.tsx': 'export const metadata = { title: "Home" }\nexport default function Home() { return <p>Hello</p> }\n',
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const explain = async (path: string): Promise<string> => {
  const { exitCode, stdout, stderr } = await runProgram(['build', '--explain', path], { cwd: folder })
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')])
  return stdout
}

it('--explain -> what the page is made of, and what has changed since it was kept', async () => {
  const first = await explain('/docs/install')
  expect(first).toMatch(/^\/docs\/install \(doc\) -> docs\/install\.html|^\/docs\/install \(doc\) -> docs\/install\/index\.html/)
  expect(first).toContain('Rendered again: no earlier build has kept it.')
  expect(first).toMatch(
    /document {2}content\/docs\/install\.mdx {2}[\da-f]{12}\n {4}partial {3}content\/docs\/_steps\.mdx {2}[\da-f]{12}\n/,
  )
  expect(first).toMatch(/shared {4}sidebars\//)
  for (const name of ['parse', 'render', 'record', 'head', 'navbar', 'sidebar', 'body'])
    expect(first).toMatch(new RegExp(`^ {4}${name} +[\\d.]+$`, 'm'))

  expect(await explain('docs/install/')).toContain('Taken from an earlier build')

  writeFileSync(join(folder, 'content/docs/_steps.mdx'), 'First do that.\n')
  expect(await explain('content/docs/install.mdx')).toContain('Rendered again. Changed: the text of content/docs/_steps.mdx.\n')

  writeFileSync(join(folder, 'content/docs/other.md'), '---\nslug: /elsewhere\n---\n# Other\n')
  const moved = await explain('/docs/install')
  expect(moved).toContain('where the links of content/docs/install.mdx lead')
  expect(moved).not.toContain('the text of')

  const configFile = join(folder, 'site.config.ts')
  const parts = (text: string): string[] => text.match(/^ {4}shared .*$/gm) ?? []
  writeFileSync(configFile, readFileSync(configFile, 'utf8').replace(/title: '[^']*'/, "title: 'Another'"))
  const renamed = await explain('/docs/install')
  expect(renamed).toContain('Rendered again. Changed: the shared part config.\n')
  expect(parts(renamed)).not.toEqual(parts(moved))

  const page = await explain('/')
  expect(page).toContain('source  content/pages/index.tsx')
})

it('--explain with a page that does not exist -> exit code 2 and the nearest one', async () => {
  const { exitCode, stderr } = await runProgram(['build', '--explain', '/docs/instal'], { cwd: folder })
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('found "/docs/instal".\nDid you mean /docs/install?\n')])
})

it('--verify with a page that shows a random number -> the same each time', async () => {
  const module = "export const metadata = { title: 'Home' }\nexport default function Home() { return <p>{String(Math.random())}</p> }\n"
  writeFileSync(join(folder, 'content/pages/index.tsx'), module)
  expect((await runProgram(['build', '--verify'], { cwd: folder })).exitCode).toBe(0)
})

it('--verify -> both outputs are the same, nothing is left; --report says what was kept', async () => {
  // What this process holds is not counted for the one that it starts.
  const large = Buffer.alloc(800_000_000, 1)
  const { exitCode, stdout } = await runProgram(['build', '--verify', '--report', 'report.json'], { cwd: folder })
  expect(large.length).toBe(800_000_000)
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('building again without the cache')])
  const { cache, documents, peakMemory } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect({ cache, documents }).toEqual({ cache: { documents: 3, pages: 5, bundle: true }, documents: 3 })
  expect(peakMemory).toBeGreaterThan(10_000_000)
  expect(peakMemory).toBeLessThan(600_000_000)
})

it('--verify with a page that is another one each time -> exit code 1, and where it differs', async () => {
  const module =
    'export const metadata = { title: "Home" }\nexport default function Home() { return <p>Now {String(performance.now())}</p> }\n'
  writeFileSync(join(folder, 'content/pages/index.tsx'), module)
  const { exitCode, stdout } = await runProgram(['build', '--verify'], { cwd: folder })
  expect([exitCode, stdout]).toEqual([
    1,
    expect.stringMatching(/error output-differs\n.*`index\.html`.*\n {2}content\/pages\/index\.tsx\n/),
  ])
})

it.each(['1', '64m', '1x', '-1g', 'much', '1e3m'])('--memory %s -> exit code 2 and what was expected', async (size) => {
  const { exitCode, stderr } = await runProgram(['build', `--memory=${size}`], { cwd: folder })
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Expected a size of at least 128m, such as 512m or 2g.')])
})
