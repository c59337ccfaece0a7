// docs/content.md is what writers go by: its tables have to name what the generator reads, and its samples have to build.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frontMatterFields } from '../../src/content/front-matter-fields.ts'
import { buildTestSite } from './build-test-site.ts'
import { makePng } from './png.ts'

const text = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8')

/** The keys in the first column of the table below a heading. */
function keysBelow(heading: string): string[] {
  const [, section = ''] = text.split(`### ${heading}\n`)
  const table = section.split(/\n#{2,3} /)[0] ?? ''
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key)
}

function fieldsOf(kind: 'docs' | 'blog' | 'pages' | undefined): string[] {
  return frontMatterFields.filter(({ kinds }) => (kind === undefined ? kinds === undefined : kinds?.includes(kind))).map(({ key }) => key)
}

/** Code blocks by language. */
const samples = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', code = '']) => ({ language, code }))

describe('docs/content.md', () => {
  it('tables of front matter -> every key that is read, and no other', () => {
    expect(keysBelow('Keys for all').sort()).toEqual(fieldsOf(undefined).sort())
    expect(keysBelow('Keys of docs').sort()).toEqual(fieldsOf('docs').sort())
    expect(keysBelow('Keys of posts').sort()).toEqual([...fieldsOf('blog'), 'authors'].sort())
    expect(keysBelow('Keys of pages').sort()).toEqual(fieldsOf('pages').sort())
  })

  it('samples -> a site that builds', async () => {
    const named = samples.flatMap(({ language, code }) => {
      const path = /^(?:\/\/|#) (content\/\S+)\n/.exec(code)?.[1]
      return path !== undefined && ['tsx', 'yaml'].includes(language) ? [[path, code.slice(code.indexOf('\n') + 1)]] : []
    })
    expect(named.map(([path]) => path)).toEqual([
      'content/blog/authors.yml',
      'content/blog/tags.yml',
      'content/pages/about.tsx',
      'content/components/expert-page.tsx',
      'content/components/counter.tsx',
      'content/components/plays-when-seen.ts',
    ])
    const isPartial = (code: string) => code.includes('{/* _install.mdx */}')
    const documents = samples.filter(({ language, code }) => language === 'mdx' && !isPartial(code))
    expect(documents.length).toBeGreaterThanOrEqual(4)
    const [post, profile] = ['Faster renders', 'Kay Keyframe'].map(
      (title) => samples.find(({ code }) => code.includes(`title: ${title}`))?.code,
    )
    const build = await buildTestSite({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', collections: [{ id: 'experts', itemComponent: 'content/components/expert-page.tsx' }] }\n",
      ...Object.fromEntries(named),
      ...Object.fromEntries(documents.map(({ code }, index) => [`content/docs/sample-${index}.mdx`, code])),
      'content/docs/_install.mdx': samples.find(({ code }) => isPartial(code))?.code ?? '',
      'content/docs/intro.md': samples.find(({ code }) => code.includes(':::tip['))?.code ?? '',
      'content/docs/_category_.json': samples.find(({ language }) => language === 'json')?.code ?? '',
      'content/components/chart.tsx': 'export default function Chart({ values }: { values: number[] }) { return <p>{values.join()}</p> }\n',
      'content/blog/2024-03-21-faster.md': post ?? '',
      'content/experts/kay-keyframe.md': profile ?? '',
      'static/img/ann.png': 'x',
      'content/docs/timeline.png': makePng(8, 8),
      ...Object.fromEntries(
        ['intro.mp4', 'intro.png', 'intro.vtt'].flatMap((name) => [
          [`static/${name}`, 'x'],
          [`content/docs/${name}`, 'x'],
        ]),
      ),
    })
    expect(build.diagnostics).toEqual([])
    expect(await build.read('experts/kay-keyframe/index.html')).toContain('Motion designer')
    expect(await build.files()).toEqual(
      expect.arrayContaining(['blog/faster/index.html', 'blog/authors/ann/index.html', 'about/index.html']),
    )
  })

  it('links between the pages of docs/ -> lead to a file and a heading', () => {
    for (const [, target = ''] of text.matchAll(/\]\(((?:\.\/|#)[^)\s]*)\)/g)) {
      if (/^\.\/(?:setup|x|data|diagram)\b/.test(target)) continue
      const [file = '', anchor] = target.split('#')
      const page = file === '' ? text : readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
      const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      )
      if (anchor !== undefined) expect(headings, target).toContain(anchor)
    }
  })
})
