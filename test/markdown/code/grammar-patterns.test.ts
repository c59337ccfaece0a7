import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPatternTranslator } from '../../../src/markdown/code/grammar-patterns.ts'
import { translateGrammars, translateLanguages } from '../../../src/markdown/code/translate-grammars.ts'

let folder: string
let directory: URL
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-grammars-'))
  directory = pathToFileURL(join(folder, 'grammars/'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('createPatternTranslator', () => {
  it.each(['typescript', 'css', 'markdown'] as const)(
    'every pattern of %s, translated before -> what Shiki translates it to',
    async (language) => {
      const translator = createPatternTranslator(directory)
      await translateGrammars(directory, 'test', [language])
      await translator.load(language)
      const patterns = (await translateLanguages([language])).get(language) ?? []
      expect(patterns.length).toBeGreaterThan(100)
      for (const [source] of patterns) {
        const expected = defaultJavaScriptRegexConstructor(source, { target: 'ES2024' })
        const found = translator.translate(source)
        expect([found.source, found.flags, Reflect.get(found, 'rawOptions')]).toEqual([
          expected.source,
          expected.flags,
          Reflect.get(expected, 'rawOptions'),
        ])
      }
    },
  )

  it('patterns that nobody has translated, no folder at all -> translated when met', async () => {
    const translator = createPatternTranslator(directory)
    await translator.load('typescript')
    expect(translator.translate('\\h+').exec('xyz 0fF')?.[0]).toBe('0fF')
    expect(() => translator.translate('(?<=a')).toThrow()
  })
})

describe('translateGrammars', () => {
  it('patterns with anchors -> all forms in which they are asked for', async () => {
    const sources = ((await translateLanguages(['markdown'])).get('markdown') ?? []).map(([source]) => source)
    const withG = sources.find((source) => source.includes('\\G')) ?? ''
    expect(sources).toContain(withG.replaceAll('\\G', '\\\uFFFF'))
  })

  it('the same stamp -> left as it is; another one -> made anew', async () => {
    await translateGrammars(directory, 'one', ['css'])
    const path = new URL('css.json', directory)
    const first = await readFile(path, 'utf8')
    await writeFile(path, 'touched')
    await translateGrammars(directory, 'one', ['css'])
    expect(await readFile(path, 'utf8')).toBe('touched')
    await writeFile(new URL('left-over.json', directory), '[]')
    await translateGrammars(directory, 'two', ['css'])
    expect(await readFile(path, 'utf8')).toBe(first)
    expect(await readdir(directory)).not.toContain('left-over.json')
  })
})
