// Where front matter begins and ends, what is refused, and whether places are those of the file.
import { expect, test } from 'vitest'
import { readFrontMatter } from '../../src/content/front-matter.ts'

const read = (text: string) => readFrontMatter('a.md', text)
const only = (text: string) => {
  const { diagnostics } = read(text)
  expect(diagnostics).toHaveLength(1)
  return diagnostics[0]
}

test('front matter -> values, body after the closing line', () => {
  const text = '---\ntitle: A\n---\n\nText\n'
  const { mapping, bodyOffset, bodyLine, diagnostics } = read(text)
  expect(mapping?.value).toEqual({ title: 'A' })
  expect(text.slice(bodyOffset)).toBe('\nText\n')
  expect(bodyLine).toBe(4)
  expect(diagnostics).toEqual([])
})

test('CRLF -> same values, places and body', () => {
  const text = '---\r\ntitle: A\r\nid: [x\r\n  , y]\r\n---\r\nText\r\n'
  const { mapping, bodyOffset, bodyLine } = read(text)
  expect(mapping?.value).toEqual({ title: 'A', id: ['x', 'y'] })
  expect(mapping?.placeOf(['id'])).toEqual({ file: 'a.md', line: 3, column: 1, endLine: 3, endColumn: 3 })
  expect(text.slice(bodyOffset)).toBe('Text\r\n')
  expect(bodyLine).toBe(6)
})

test('a carriage return alone in front matter -> counted as the end of a line, as in the body', () => {
  expect(read('---\ntitle: "A\rB"\n---\nText\n').bodyLine).toBe(5)
})

test.each([
  ['', 0],
  ['Text', 0],
  ['---', 0],
  ['---\n\nText after a line', 0],
  ['----\na: b\n---\n', 0],
  ['--- Text, then\n---\n', 0],
  ['+++\nno closing line', 0],
  ['\n---\n\nText\n', 0],
  ['---\n\nText\n\nHeading\n-------\n', 0],
  ['---\n\n| a |\n|---|\n\na | b\n---|---\n', 0],
  [`---\n${'\n'.repeat(300)}Heading\n----\n`, 0],
])('%j -> no front matter', (text, bodyOffset) => {
  const { mapping, diagnostics, ...rest } = read(text)
  expect({ mapping, diagnostics, ...rest }).toEqual({ mapping: undefined, diagnostics: [], bodyOffset, bodyLine: 1 })
})

test.each(['---\n---\n', '---\n---', '---\n\n---\n', '---\n# comment\n---\n', '---yaml\n---\n', '--- \n--- \n'])(
  '%j -> empty front matter',
  (text) => {
    const { mapping, bodyOffset, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(mapping?.value).toEqual({})
    expect(bodyOffset).toBe(text.length)
  },
)

test.each(['js', 'javascript', 'json', 'toml', 'coffee', 'JSON'])('---%s -> front-matter-engine', (language) => {
  const text = `---${language}\nmodule.exports = {}\n---\nText`
  expect(only(text)).toMatchObject({
    id: 'front-matter-engine',
    place: { line: 1, column: 1 },
    message: expect.stringContaining(`---${language}`),
  })
  expect(text.slice(read(text).bodyOffset)).toBe('Text')
})

test.each(['---js\nno closing', '--- json\n{}\n---\n', '+++\ntitle = "a"\n+++\n', ';;;\n{}\n;;;\n', ';;;json\n{}\n;;;\n'])(
  '%j -> front-matter-engine',
  (text) => {
    expect(only(text)?.id).toBe('front-matter-engine')
  },
)

test('a colon in a title -> the quoted form with the value of the user', () => {
  expect(only('---\nid: a\ntitle: Remotion: the basics\n---\n')).toEqual({
    id: 'front-matter-syntax',
    level: 'error',
    message: 'Front matter: a value that contains a colon and a space has to be in quotes.',
    place: { file: 'a.md', line: 3, column: 8, endLine: 3, endColumn: 28 },
    hint: 'Write `title: "Remotion: the basics"`.',
  })
})

test.each([
  ['title: a\n\tid: b', 3, 1, /tab/],
  ['title: a\ntitle: b', 3, 1, /has the key `title` twice/],
  ['title: "open', 2, 8, /closing/i],
  ['title: @user', 2, 8, /reserved character @/],
  ['title: *star', 2, 8, /alias/],
  ['tags: [a, b', 2, 7, /begins with \[ and has no closing \]/],
  ['title: [oops\nslug: /', 2, 8, /no closing \]/],
  ['a: 1\ntitle: {oops\nslug: /', 3, 8, /no closing \}/],
  ['tags:\n  - [a\n  - b\ntitle: x', 3, 5, /no closing \]/],
  ['tags: [a, b}\nx: 1', 2, 7, /no closing \]/],
  ['tags: [a,\n  b]\ntitle: @x', 4, 8, /reserved character/],
  ['title: !!js/function x', 2, 8, /tag/],
  ['title: a\nnothing\nid: b', 3, 1, /expected `key: value`, found `nothing`/],
  ['title: a\n   id: b', 2, 8, /indented deeper/],
  ['just text', 2, 1, /keys with values.*the text "just text"/],
  ['title:Glued', 2, 1, /keys with values/],
  ['- a\n- b', 2, 1, /a list of 2/],
  ['? [a]\n: b', 2, 3, /key that is not a text/],
])('%j -> front-matter-syntax at %i:%i', (yaml, line, column, message) => {
  const diagnostic = only(`---\n${yaml}\n---\nText`)
  expect(diagnostic).toMatchObject({ id: 'front-matter-syntax', level: 'error', place: { file: 'a.md', line, column } })
  expect(diagnostic?.message).toMatch(message)
  expect(diagnostic?.hint).toBeTruthy()
})

test('title:Glued -> the form with a space', () => {
  expect(only('---\ntitle:Glued\n---\n')?.hint).toContain('`title: Glued`')
})

test('not closed -> front-matter-syntax on the opening line', () => {
  expect(only('---\ntitle: A\n\nText')).toMatchObject({
    id: 'front-matter-syntax',
    place: { line: 1, column: 1 },
    message: expect.stringContaining('not closed'),
  })
})

test.each([
  ['---\ntitle: A\n---more\nText\n---\n', 'the text "---more"'],
  ['---\ntitle: A\n----\nText\n', 'the text "----"'],
  ['---yaml\ntitle: A\n---  x\n---\n', 'the text "---  x"'],
])('%j -> the line that should close it', (text, found) => {
  expect(only(text)).toMatchObject({
    id: 'front-matter-syntax',
    place: { line: 3, column: 1 },
    message: `Expected a line with only \`---\` at the end of the front matter, found ${found}.`,
  })
})

test.each(['---yaml \ntitle: A\n---\nText', '---YML\r\ntitle: A\r\n---  \r\nText', '--- \ntitle: A\n---\nText'])(
  '%j -> title and body',
  (text) => {
    const { mapping, bodyOffset, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(mapping?.value).toEqual({ title: 'A' })
    expect(mapping?.placeOf(['title'])).toMatchObject({ line: 2, column: 1, endColumn: 6 })
    expect(text.slice(bodyOffset)).toBe('Text')
  },
)

test.each([`---\n${'\n'.repeat(1_000_000)}---\n`, `---\na: b\n${' \n'.repeat(500_000)}c: d\n---\n`])(
  '%# a megabyte of empty lines -> a finding',
  (text) => {
    expect(only(text)).toMatchObject({ id: 'front-matter-syntax', message: expect.stringContaining('200 empty lines') })
  },
)

test.each([`---\n${'\n'.repeat(1_000_000)}`, `---\na: b\n${' \n'.repeat(500_000)}`])(
  '%# a megabyte of empty lines that nothing closes -> ends',
  (text) => {
    expect(read(text).mapping).toBeUndefined()
  },
)

test('after empty lines -> warning, the text stays text', () => {
  expect(only('\n\n---\ntitle: A\n---\nText')).toMatchObject({ id: 'front-matter-syntax', level: 'warning', place: { line: 3, column: 1 } })
})

test.each([
  '__proto__: { polluted: true }',
  'a:\n  b:\n    - constructor: x',
  '"prototype": 1',
  '{ __proto__: x }',
  'a: &x { __proto__: y }\nb: *x',
])('%j -> front-matter-forbidden-key', (yaml) => {
  expect(only(`---\n${yaml}\n---\n`)).toMatchObject({
    id: 'front-matter-forbidden-key',
    level: 'error',
    place: { file: 'a.md', line: expect.any(Number) },
  })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a bomb of aliases -> front-matter-syntax', () => {
  const rows = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level < 12; level++)
    rows.push(
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    )
  expect(only(`---\n${rows.join('\n')}\n---\n`)).toMatchObject({ id: 'front-matter-syntax', message: expect.stringContaining('aliases') })
})

test('a list of aliases, a hundred thousand keys, each twice -> front-matter-syntax', () => {
  expect(only(`---\n- &a [${'x,'.repeat(5000)}]\n${'- *a\n'.repeat(5000)}---\n`)?.message).toContain('a list of 5001')
  const keys = Array.from({ length: 10_000 }, (_, index) => `k${index}: - x`).join('\n')
  expect(only(`---\n${keys}\n---\n`)?.id).toBe('front-matter-syntax')
  expect(only('---\na: { b: 1, b: 2 }\n---\n')).toMatchObject({
    message: 'Front matter has the key `b` twice.',
    place: { line: 2, column: 12 },
  })
})

test.each([
  'a: &a [*a]',
  `a: ${'['.repeat(50_000)}`,
  `a: ${'['.repeat(200)}${']'.repeat(200)}`,
  `a: ${'{b: '.repeat(20_000)}`,
  `${'- '.repeat(10_000)}\nx`,
])('nesting without end (%#) -> front-matter-syntax', (yaml) => {
  expect(only(`---\n${yaml}\n---\n`)?.id).toBe('front-matter-syntax')
})

test('300 kB -> front-matter-syntax', () => {
  expect(only(`---\ntitle: ${'x'.repeat(300 * 1024)}\n---\n`)).toMatchObject({
    id: 'front-matter-syntax',
    message: expect.stringContaining('256 kB'),
  })
})

test('numbers -> numbers, and as written where a text is asked for', () => {
  const { mapping } = read('---\na: 1.10\nb: [007, 2]\nc: .inf\nd: 12\n---\n')
  expect(mapping?.value).toEqual({ a: 1.1, b: [7, 2], c: '.inf', d: 12 })
  expect([mapping?.textOf('a'), mapping?.textOf('b'), mapping?.textOf('none')]).toEqual(['1.10', ['007', '2'], undefined])
  expect(read('---\nd: 12\n---\n').mapping?.textOf('d')).toBe('12')
})

test('paths -> the places of keys and list items, else of the nearest that there is', () => {
  const { mapping } = read('---\na:\n  - b: x\n    c: y\n  - z\n---\n')
  expect(mapping?.placeOf(['a', 0, 'c'])).toMatchObject({ line: 4, column: 5 })
  expect(mapping?.placeOf(['a', 1])).toMatchObject({ line: 5, column: 5 })
  expect(mapping?.placeOf(['a', 9, 'q'])).toMatchObject({ line: 2, column: 1 })
  expect(mapping?.placeOf(['none'])).toMatchObject({ line: 2, column: 1 })
  expect(read('---\na: b\n---\n').mapping?.placeOf(['none'])).toMatchObject({ line: 2, column: 1 })
})
