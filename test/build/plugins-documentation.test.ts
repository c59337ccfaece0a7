// docs/plugins.md is what authors of plugins go by: its samples have to work together in one site.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openTestSite } from './build-test-site.ts'

const text = readFileSync(new URL('../../docs/plugins.md', import.meta.url), 'utf8')
const samples = [...text.matchAll(/^(`{3,})ts\n\/\/ (plugins\/[\w-]+\.ts)\n([\s\S]*?)^\1$/gm)].map(([, , path = '', code = '']) => [
  path,
  code,
])
const figureList = /^```tsx\n\/\/ content\/components\/figure-list\.tsx\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? ''
const countdown = /^```tsx\n\/\/ plugins\/countdowns\/countdown\.tsx\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? ''

it('samples of docs/plugins.md -> a site that builds with all of them', async () => {
  expect(samples.map(([path]) => path).sort()).toEqual([
    'plugins/badges.ts',
    'plugins/bars.ts',
    'plugins/changes.ts',
    'plugins/components.ts',
    'plugins/countdowns.ts',
    'plugins/distinct-headings.ts',
    'plugins/figures.ts',
    'plugins/page-list.ts',
    'plugins/releases.ts',
  ])
  const names = samples.map(([, code = '']) => /export function (\w+)/.exec(code)?.[1] ?? '')
  const site = await openTestSite({
    ...Object.fromEntries(samples),
    'site.config.ts': `${samples.map(([path], index) => `import { ${names[index]} } from './${path}'`).join('\n')}
export default { title: 'T', url: 'https://example.com', baseUrl: '/kit/', onOrphanPages: 'ignore',
  plugins: [${names.map((name) => `${name}()`).join(', ')}] }
`,
    'plugins/badges/badge.css': '.badge { color: red }\n',
    'plugins/countdowns/countdown.tsx': countdown,
    'content/components/figure-list.tsx': figureList,
    'plugins/badges/badge.tsx': 'export default () => <b className="badge">New</b>\n',
    'content/components/release.tsx':
      'export default ({ changes }) => <ul>{changes.map((change) => <li key={change}>{change}</li>)}</ul>\n',
    'data/releases.json': '[\n  { "version": "1.0", "date": "2026-01-05", "changes": ["It begins."] }\n]\n',
    'data/components.json': '[\n  { "name": "Button", "about": "It is pressed." }\n]\n',
    'CHANGELOG.md': 'Faster.\n',
    'static/sextant.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'content/docs/intro.mdx': '---\nslug: /\n---\n\n# Start\n\n<Badge />\n\n![A sextant](/sextant.svg)\n\n## Part\n\n## Part\n',
  })
  const built = await site.build({ write: false })
  expect(built.diagnostics).toMatchObject([
    {
      id: 'plugin-message',
      message: 'distinct-headings: The page /docs/ has the heading "Part" twice.',
      place: { file: 'content/docs/intro.mdx' },
    },
  ])
  await site.write({
    'content/docs/intro.mdx':
      '---\nslug: /\n---\n\n# Start\n\n<Badge />\n\n![A sextant](/sextant.svg)\n\n```bars\nfree 30\n```\n\n```countdown\n3\n```\n\n[[changes]]\n',
  })
  const mended = await site.build()
  expect(mended.diagnostics).toEqual([])
  const page = await mended.read('docs/index.html')
  expect(page).toContain('<b class="badge">New</b>')
  expect(page).toMatch(/<p id="figure-1"><img [^>]*>.*Figure 1: A sextant/s)
  expect(await mended.read('figures/index.html')).toMatch(
    /<a [^>]*href="\/kit\/docs\/#figure-1"[^>]*>Figure 1: A sextant \(.*Start.*\)<\/a>/,
  )
  expect(page).toContain('<p>Faster.</p>')
  expect(page).toMatch(/<sg-island [^>]*data-client="visible"[^>]*><button>3<\/button>/)
  expect(page).toContain('<th scope="row">free</th><td><meter max="100" value="30">30</meter>')
  expect(JSON.parse(await mended.read('pages.json'))).toContainEqual({
    url: 'https://example.com/kit/releases/1.0',
    title: expect.stringContaining('1.0'),
    words: expect.any(Number),
  })
  expect(await mended.files()).toEqual(expect.arrayContaining(['docs/api/button/index.html', 'releases/1.0/index.html']))
})
