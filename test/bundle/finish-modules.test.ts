import { describe, expect, it } from 'vitest'
import { finishModules } from '../../src/bundle/finish-modules.ts'
import { shareBuild } from '../build/build-test-site.ts'

const finish = (code: string): string => {
  const modules = finishModules(new Map([['chunk.mjs', Buffer.from(code)]]), new Set(['assets/files/é x-ABCDEFGH.png']), '/base/')
  return Buffer.from(modules.get('chunk.mjs') ?? '').toString()
}

it('the address of an imported file -> below the base URL; a text that looks like one -> as it is', () => {
  expect(finish('var a = "./assets/files/é x-ABCDEFGH.png";')).toBe('var a = "/base/assets/files/é x-ABCDEFGH.png";')
  expect(finish('var a = "./assets/files/other-ABCDEFGH.png";')).toBe('var a = "./assets/files/other-ABCDEFGH.png";')
})

describe('modules that are loaded when a page asks for them', () => {
  const built = shareBuild({
    'content/pages/index.tsx': [
      "const [names, marked, dot, facts, nothing, other] = await Promise.all([import('../names.cjs'), import('../marked.cjs'), import('../dot.png'), import('../facts.json'), import('../nothing.cjs'), import('../per%20cent.js')])",
      'export default function Home() {',
      '  const kinds = [names.word, names.default.word, marked.word, marked.default, dot.default, facts.word, typeof nothing.default, other.default]',
      "  return <p>{kinds.join(' ')}</p>",
      '}',
    ].join('\n'),
    'content/pages/other.tsx': "import { word } from '../names.cjs'\nexport default function Other() {\n  return <p>{word}</p>\n}\n",
    'content/names.cjs': "module.exports = { word: 'one' }\n",
    'content/marked.cjs': "exports.__esModule = true\nexports.word = 'two'\nexports.default = 'three'\n",
    'content/per%20cent.js': "export default 'five'\n",
    'content/nothing.cjs': 'module.exports = null\n',
    'content/facts.json': '{ "word": "four" }\n',
    'content/dot.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'content/docs/intro.mdx': "import { word } from '../names.cjs'\n\n# Intro\n\n<b>{word}</b>\n",
  })

  it('a CommonJS module by import() -> all its names, its default and that of a translated ES module', async () => {
    expect(built().diagnostics.filter(({ level }) => level === 'error')).toEqual([])
    expect(await built().read('index.html')).toMatch(/<p>one one two three \/assets\/files\/dot-[0-9A-Z]{8}\.png four object five<\/p>/)
  })

  it('a document that imports a CommonJS module -> its names', async () => {
    expect(await built().read('docs/intro/index.html')).toContain('<b>one</b>')
  })
})
