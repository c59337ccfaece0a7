import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { afterAll, describe, expect, it } from 'vitest'
import { createPatternTranslator } from '../../../src/markdown/code/grammar-patterns.ts'
import { createPatternEngine } from '../../../src/markdown/code/pattern-engine.ts'
import { requiredSigns } from '../../../src/markdown/code/required-signs.ts'
import { translateGrammars, translateLanguages } from '../../../src/markdown/code/translate-grammars.ts'

describe('requiredSigns', () => {
  it.each<[string, string[]]>([
    ['=>', ['=>']],
    ['\\b(const|let)\\b', ['cnost', 'elt']],
    ['(?:async\\s+)?function', ['cfinotu']],
    ['[{(]x*', ['(', '{']],
    ['(?=\\s*:)', [':']],
    ['(?<=\\.)\\w', ['.']],
    ['(?<!\\.)y+', ['y']],
    ['[a-z]', []],
    ['[^"]', []],
    ['a|', []],
    ['(?i)a:', [':']],
    ['(?i)a', []],
    ['(?i:b)c', []],
    ['\\n', []],
    ['é', []],
    ['(x)\\1|\\g<1>y', ['x', 'y']],
    ['(?x) a b # not c', ['ab']],
  ])('%s -> %j', (pattern, signs) => {
    expect(requiredSigns(pattern)).toEqual(signs)
  })

  it('more ways than are told apart -> what all of them have', () => {
    const words = Array.from({ length: 40 }, (_, index) => `z${String.fromCodePoint(97 + (index % 25))}${index}`)
    expect(requiredSigns(words.join('|'))).toEqual(['z'])
  })
})

const samples = [
  'const answer: number = await read<string>("a\\n", { deep: [1, 2.5e3, 0xff] }) // note',
  'export default async function* main({ a, b = 1 }: Props): Promise<void> {',
  `  return <Tabs key={\`tab-\${index}\`} items={[...items]} onChange={(next) => set(next!)} />`,
  `type Keys<T> = { readonly [K in keyof T as \`on\${Capitalize<K>}\`]?: T[K] extends (infer U)[] ? U : never }`,
  '@media (min-width: 40em) { .card > a:not([href^="#"])::before { color: rgb(0 0 0 / 50%); content: "\\201C" } }',
  '{ "name": "sitegen", "list": [true, null, -1.5e-3], "text": "a \\u00e9 \\" b" }',
  `npm install --save-dev sitegen && echo "$HOME/\${file%.*}" | grep -E '^a' > out.txt 2>&1 # done`,
  'for i in $(seq 1 10); do if [[ -f "$i" ]]; then cat <<EOF; fi; done',
  '- item: &anchor { key: value, "other": [1, 2] } # comment',
  '# Heading with `code`, **bold** and [a link](https://example.com "title")',
  'const größe = "naïve 日本語 😀" // ſtrange Kelvin',
  '  /** @param {string} name of the {@link thing} */',
  '',
  '\t}',
]

const languages = ['typescript', 'tsx', 'css', 'json', 'shellscript', 'yaml', 'markdown', 'html'] as const

describe('createPatternEngine', async () => {
  const grammars = await translateLanguages(languages)
  const folder = await mkdtemp(join(tmpdir(), 'sitegen-patterns-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const directory = pathToFileURL(join(folder, 'grammars/'))
  await translateGrammars(directory, 'test')
  const translator = createPatternTranslator(directory)
  for (const name of grammars.keys()) await translator.load(name)

  it.each(languages)('every pattern of %s, tried at each place of lines of many kinds -> what the engine of Shiki finds', (language) => {
    const own = createPatternEngine(translator)
    const theirs = createJavaScriptRegexEngine({ forgiving: true, target: 'ES2024' })
    const sources = (grammars.get(language) ?? []).map(([source]) => source)
    expect(sources.length).toBeGreaterThan(5)
    for (const sample of samples) {
      const text = `${sample}\n`
      for (const some of [...sources.map((source) => [source]), sources]) {
        const [ownScanner, theirScanner] = [own.createScanner(some), theirs.createScanner(some)]
        const [ownText, theirText] = [own.createString(text), theirs.createString(text)]
        for (const start of placesIn(text)) {
          expect([some.length, sample, start, ownScanner.findNextMatchSync(ownText, start, 0)]).toEqual([
            some.length,
            sample,
            start,
            theirScanner.findNextMatchSync(theirText, start, 0),
          ])
        }
      }
    }
  })

  it('a pattern that JavaScript has not -> matches nothing, the others do', () => {
    const engine = createPatternEngine(createPatternTranslator(new URL('file:///nowhere/')))
    expect(engine.createScanner(['(?<=a', 'b']).findNextMatchSync('ab', 0, 0)).toEqual({
      index: 1,
      captureIndices: [{ start: 1, end: 2, length: 1 }],
    })
  })

  it('the same pattern in two scanners, a later and an earlier place -> what is there', () => {
    const engine = createPatternEngine(createPatternTranslator(new URL('file:///nowhere/')))
    const [one, other] = [engine.createScanner(['x']), engine.createScanner(['y', 'x'])]
    const text = engine.createString('x..x..y')
    const places = [one, other].flatMap((scanner) =>
      [4, 1, 0].map((start) => scanner.findNextMatchSync(text, start, 0)?.captureIndices[0]?.start),
    )
    expect(places).toEqual([undefined, 3, 0, 6, 3, 0])
  })
})

/** The ends of a line and some places between: a search from a later place may reuse what an earlier one found. */
function placesIn(text: string): number[] {
  return [0, 1, 7, Math.floor(text.length / 2), text.length - 1].filter((place) => place >= 0 && place < text.length)
}
