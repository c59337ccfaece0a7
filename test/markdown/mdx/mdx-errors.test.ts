// Each wrong form of MDX: place in the file, plain words, and what to do.
import { describe, expect, it } from 'vitest'
import { parseText } from '../parse-text.ts'

const frontMatter = '---\ntitle: x\n---\n'

const forms: [string, string, string, RegExp, RegExp][] = [
  ['a tag that is not closed', 'a\n\n<Tabs>\n\ntext', '6:1', /The tag <Tabs> is opened here, but not closed/, /<Tag \/>/],
  ['an inline tag that is not closed', 'a <b>c\n\nd', '4:3', /The tag <b> is opened here/, /Close every tag/],
  ['tags that cross', '<Tabs><TabItem></Tabs></TabItem>', '4:16', /Expected the end of <TabItem>, but found <\/Tabs>/, /reverse order/],
  ['a closing tag alone', 'x\n\n</Tabs>', '6:2', /A closing tag stands here/, /Remove it/],
  ['a void element', 'a\n\n<br>', '6:1', /The tag <br> has to be closed/, /Write <br \/>/],
  ['a tag that does not end', 'a <Tabs', '4:8', /document ends before its ">"/, /\\</],
  ['a number after <', 'x <5 y', '4:4', /"<" begins a tag in MDX, but "5" cannot begin/, /write \\</],
  ['an address in angle brackets', 'see <https://x.example>', '4:12', /address in angle brackets/, /\[text\]\(address\)/],
  ['a mail address in angle brackets', '<me@x.example>', '4:4', /address in angle brackets/, /\[text\]\(address\)/],
  ['an HTML comment without an end', 'a\n\n<!-- hi', '6:2', /HTML comment, <!-- … -->, has no end/, /End it with -->/],
  ['an attribute without quotes', '<Tabs a=b />', '4:9', /has to stand in quotes or braces, but begins with "b"/, /name="text"/],
  ['a sign in a tag', '<Tabs @click="x" />', '4:7', /A tag has "@" where it cannot be/, /code/],
  ['a brace that does not end', 'a { b', '4:3', /"\{" begins an expression, but there is no "\}"/, /\\\{/],
  ['an expression that is none', 'a {b c} d', '4:5', /error at "c\} d": unexpected content after expression/, /\\\{/],
  ['a statement', '{for (const a of b) {}}', '4:2', /error at "for \(const a of b\) \{"/, /\\\{/],
  ['JSX in an expression that is not closed', '{[1].map(x => <li>{x}</li>}', '4:27', /error at "\}": unexpected token/, /\\\{/],
  ['an attribute with empty braces', '<Tabs a={} />', '4:10', /empty braces/, /Put a value/],
  ['a name in braces among attributes', '<Tabs {a} />', '4:8', /may hold a spread only/, /\{\.\.\.props\}/],
  ['a heading id in text', 'text {#c}', '4:7', /A heading id, \{#c\}, is possible at the end of a heading only/, /./],
  [
    'an import in the middle of a paragraph',
    'text\nimport X from "y"',
    '5:1',
    /read as text, though it begins like an import/,
    /empty line before/,
  ],
  ['an export inside of a list', '- export const a = 1', '4:3', /begins like an export/, /left margin/],
  [
    'text that begins with import',
    'import is a word',
    '4:11',
    /An import or export has an error at "a word"/,
    /must not begin with "import"/,
  ],
  ['an import with an error', 'import {a from "x"', '4:11', /error at "from/, /lines of their own/],
  ['an export of TypeScript', 'export const a: number = 1', '4:15', /error at ": number = 1"/, /lines of their own/],
  [
    'one name exported twice in two blocks',
    'export const a = 1\n\nexport const a = 2',
    '6:8',
    /The name "a" is declared a second time/,
    /another name/,
  ],
  ['one name exported twice in one block', 'export const a = 1\nexport const a = 2', '5:14', /already been declared/, /./],
  ['one name imported and exported', "import a from 'b'\n\nexport const a = 2", '6:14', /already been declared/, /./],
  ['a default export', 'export default 1', '4:1', /no "export default"/, /under a name/],
  ['await in the text', 'a {await x} b', '4:4', /cannot use "await"/, /export const/],
  ['a tag that leaves its quotation', '> <Tabs\na>', '5:1', /not part of the same quotation/, /Begin every line/],
  ['an expression that leaves its quotation', '> {a\nb}', '5:1', /not part of the same quotation/, /Begin every line/],
]

describe('wrong forms', () => {
  it.each(forms)('%s -> mdx-syntax at its place', async (_name, body, place, message, hint) => {
    const { diagnostics } = await parseText(body, { format: 'mdx', frontMatter, parse: { componentNames: ['Tabs', 'TabItem'] } })
    const [first] = diagnostics
    expect(first).toMatchObject({ id: 'mdx-syntax', level: 'error' })
    expect(`${first?.place?.line}:${first?.place?.column}`).toBe(place)
    expect(first?.message).toMatch(message)
    expect(first?.hint).toMatch(hint)
    expect(first?.message).not.toMatch(/acorn|U\+|\(\d+:\d+\)|\{"\w/)
  })

  it('an unknown component -> an error with place and suggestion', async () => {
    const { diagnostics } = await parseText('a <Tab /> b <Foo.Bar />', { format: 'mdx', frontMatter })
    expect(diagnostics).toMatchObject([
      { id: 'mdx-component-unknown', place: { line: 4, column: 3 }, hint: expect.stringContaining('Did you mean <Tabs>?') },
      { id: 'mdx-component-unknown', message: 'The component <Foo> is neither imported nor provided.' },
    ])
  })

  it('components when nobody says what is provided -> not checked', async () => {
    const { componentNames: _, ...parse } = { componentNames: undefined }
    expect((await parseText('<Foo />', { format: 'mdx', parse: { ...parse, componentNames: undefined } as object })).diagnostics).toEqual(
      [],
    )
  })

  it('a document with an error -> an empty body', async () => {
    expect((await parseText('a {', { format: 'mdx' })).body).toEqual({ kind: 'html', html: '' })
  })

  it('the same text in .md -> no error', async () => {
    for (const [, body] of forms) {
      const { diagnostics } = await parseText(body)
      expect(diagnostics.filter(({ level }) => level === 'error')).toEqual([])
    }
  })
})
