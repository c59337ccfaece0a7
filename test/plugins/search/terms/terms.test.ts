import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonWord } from '../../../../src/plugins/search/terms/common-words.ts'
import { foldTerm } from '../../../../src/plugins/search/terms/fold-term.ts'
import { splitWords, termsOf } from '../../../../src/plugins/search/terms/split-words.ts'
import { englishRules } from '../../../../src/plugins/search/terms/word-rules.ts'

describe('foldTerm', () => {
  it.each([
    ['compositions', 'composition'],
    ['properties', 'property'],
    ['classes', 'class'],
    ['indexes', 'index'],
    ['caches', 'cach'],
    ['colours', 'color'],
    ['behaviour', 'behavior'],
    ['centre', 'center'],
    ['licence', 'license'],
    ['visualisation', 'visualization'],
    ['normalise', 'normalize'],
    ['normalising', 'normalizing'],
    ['analyse', 'analyze'],
    ['cancelled', 'canceled'],
    ['catalogue', 'catalog'],
    ['grey', 'gray'],
    ['artefact', 'artifact'],
  ])('%s -> %s', (term, folded) => expect(foldTerm(term)).toBe(folded))

  it.each(['css', 'fps', 'noise', 'promise', 'exercise', 'hour', 'four', 'tour', 'install', 'installing', 'wise', 'raise'])(
    '%s -> itself',
    (term) => expect(foldTerm(term)).toBe(term),
  )

  it.each([
    ['cache', 'caches'],
    ['batch', 'batches'],
    ['box', 'boxes'],
    ['query', 'queries'],
    ['frame', 'frames'],
  ])('%s and %s -> the same', (one, many) => expect(foldTerm(many)).toBe(foldTerm(one)))

  it.each([
    [['render', 'renders', 'rendered', 'rendering', 'renderer']],
    [['interpolate', 'interpolated', 'interpolating', 'interpolation', 'interpolations']],
    [['trimmed', 'trimming', 'trims']],
    [['slow', 'slowly']],
  ])('%s -> one stem', (forms) => expect(new Set(forms.map((form) => englishRules.stem(foldTerm(form)))).size).toBe(1))
})

describe('splitWords', () => {
  const termsIn = (text: string): string[][] => splitWords(text, englishRules).map(termsOf)

  it('plain words -> one term each, folded', () => {
    expect(termsIn('Render the Colours, twice!')).toEqual([['render'], ['the'], ['color'], ['twice']])
  })

  it.each([
    ['useVideoConfig()', [['usevideoconfig', 'use', 'video', 'config']]],
    ['<OffthreadVideo>', [['offthreadvideo', 'offthread', 'video']]],
    ['@remotion/player', [['remotionplayer', 'remotion', 'player']]],
    ['remotion.config.ts', [['remotionconfigt', 'remotion', 'config', 'ts']]],
    ['--disable-web-security', [['disablewebsecurity', 'disable', 'web', 'security']]],
    ['MAX_LAMBDA_COUNT', [['maxlambdacount', 'max', 'lambda', 'count']]],
    ['noise2D()', [['noise2d', 'noise2']]],
    ['GIFs', [['gif']]],
    ['WebGL', [['webgl', 'web', 'gl']]],
    ["the player's state", [['the'], ['player'], ['state']]],
    ['mp4', [['mp4']]],
    ['Größe café', [['gross|größe'], ['cafe|café']]],
    ['re\u0301sume\u0301 E\u0301COLE', [['resume|résumé'], ['ecole|école']]],
    ['useRe\u0301sume\u0301', [['useresume', 'use', 'resume|résumé']]],
    ['हिन्दी में', [['हिन्दी'], ['में']]],
    ['キー 人々 ガ', [['キー'], ['人々'], ['ガ']]],
    ['Straße Łódź Øl œuvre', [['strass|straße'], ['lodz|łódź'], ['ol|øl'], ['oeuvre|œuvre']]],
    ['мой ёж', [['мой'], ['еж|ёж']]],
    ['ǅungla', [['dzungla|džungla']]],
    ['مُحَمَّد', [['محمد']]],
    ['⚠️ 1️⃣', [['1']]],
  ])('%s -> terms of the whole and of its parts', (text, terms) => expect(termsIn(text)).toEqual(terms))

  it('an address -> its parts alone', () => {
    expect(termsIn('https://www.example.com/docs/a/very/long/path/indeed').flat()).not.toContainEqual(
      expect.stringContaining('examplecomdocs'),
    )
  })

  it('the place of a word -> where it stands in the text', () => {
    const text = 'Call useVideo() now'
    expect(splitWords(text, englishRules).map(({ start, end }) => text.slice(start, end))).toEqual(['Call', 'useVideo', 'now'])
  })

  it('any text in ASCII -> the words that it has beside other letters', () => {
    const texts = fc.array(fc.constantFrom(..."aBcXYZ019_$-./:@#' ()é".replace('é', ''))).map((letters) => letters.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        // The sign behind it makes the rules for all letters hold; it is no word.
        expect(splitWords(`${text} §`, englishRules)).toEqual(splitWords(text, englishRules))
      }),
    )
  })

  it('a ligature that stands for words with spaces between them -> a term without', () => {
    expect(
      termsIn('ﷺ ﱞ')
        .flat()
        .filter((term) => /\s/.test(term)),
    ).toEqual([])
  })

  it('decomposed letters -> the place where they are written', () => {
    const text = 'Un re\u0301sume\u0301 court'
    expect(splitWords(text, englishRules).map(({ start, end }) => text.slice(start, end))).toEqual(['Un', 're\u0301sume\u0301', 'court'])
  })

  it('signs alone -> no words', () => expect(splitWords('--- () <> "" §', englishRules)).toEqual([]))
})

describe('isCommonWord', () => {
  const areCommon = (text: string): boolean[] => splitWords(text, englishRules).map(({ term }) => isCommonWord(term))

  it.each(["why doesn't it", "don't can't isn't won't", 'Doesn’t', 'dont', "what's we're", 'does needs makes wants gets these'])(
    '%s -> common, each of its words',
    (text) => expect(areCommon(text)).not.toContain(false),
  )

  it.each(['use', 'set', 'video', 'null', 'width', 'id', 'shell'])('%s -> not: it names something in programs', (text) => {
    expect(areCommon(text)).toEqual([false])
  })
})
