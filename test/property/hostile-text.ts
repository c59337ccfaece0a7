// Generators of text that nobody writes and every program meets: control characters, halves of surrogate pairs, long repeats, and the
// fragments that Markdown, MDX, YAML and HTML are made of, in any order.
import fc from 'fast-check'

/** Each ends or begins something somewhere. */
export const markupFragments = [
  '<', '>', '&', '"', "'", '`', '</script>', '<script>', '<!--', '-->', ']]>', '<![CDATA[', '</title>', '</style>', '<svg onload=x>', '<?xml', '<a href="',
  '&lt;', '&#60;', '&#x3c;script&#x3e;', '\\u003c', 'javascript:', 'data:text/html,', '<img src=x onerror=y>', '<sg-island>', '</template>', '${', '{{', '%3Cscript%3E',
] // biome-ignore format: a list of fragments

export const markdownFragments = [
  '# ', '## ', '###### ', '\n', '\n\n', '    ', '\t', '- ', '1. ', '> ', '* * *', '---\n', '===\n', '```', '```js\n', '```js {1,3-5} title="x"\n', '~~~', '`', '``',
  '*', '**', '_', '~~', '[', ']', '(', ')', '](', '![', '[^1]', '[^1]: ', '[a]: ', '<https://', 'https://x.y', 'www.a.b', 'a@b.c', '| a | b |\n', '|-|:-:|\n', '\\', '&amp;', '&#0;',
  ':::', ':::note', ':::tip[', ':tada:', '::', '{#', '{#id}', '<div>', '</div>', '<b', '<details>', '<!-- truncate -->', '<!-- ', '- [ ] ', '- [x] ', '$$', '  \n', '// highlight-next-line\n',
] // biome-ignore format: a list of fragments

export const mdxFragments = [
  '{', '}', '{/* ', ' */}', '{/* truncate */}', '{1 + 1}', '{"', '{`', '<A', '/>', '</A>', '<>', '</>', '<Tabs>', '<TabItem value="', '<a href={', ' onClick={() => 1}', ' {...x}', 'import ',
  'import x from "./x"\n', 'import A from "@site/x.tsx"\n', 'export const a = ', 'export default ', 'await ', '=>', '=', ';', 'style={{', '<!-- -->', '<style>', '{props.', '{undefined}', 'class=',
] // biome-ignore format: a list of fragments

export const yamlFragments = [
  'title: ', 'description: ', 'slug: ', 'tags: ', 'id: ', 'date: ', 'authors: ', 'sidebar_position: ', 'unlisted: ', 'image: ', 'last_update: ', 'x: ', '\n', '\n  ', '- ', '[', ']', '{', '}', ': ', ',', '|\n', '>\n', '&a ', '*a',
  '!!js ', '!!binary ', '<<: ', '#', '"', "'", '\\', '\\u', 'null', 'true', '2024-01-01', '1e999', '.nan', '-.inf', '0x1f', '0o7', '~', '? ', '---\n', '...\n', '%YAML', '__proto__: ', 'constructor: ', 'a: 1\na: 2', '\t',
] // biome-ignore format: a list of fragments

const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code))
const oddities = ['\u007f', '\u0085', '\u00a0', '\u200b', '\u200d', '\u2028', '\u2029', '\u202e', '\ufeff', '\ufffe', '\uffff', '\ud800', '\udc00', '\udbff\udfff', 'İ', 'ﬀ', '𝒳', '👩‍👩‍👧', 'e\u0301'] // biome-ignore format: a list

/** Any UTF-16 text, mixed with `fragments`, and sometimes one piece of it repeated. */
export function hostileText(fragments: readonly string[], size: { pieces?: number; repeats?: number } = {}): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fragments) },
    { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom(...controls, ...oddities) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    { weight: 1, arbitrary: fc.constantFrom(...markupFragments) },
    { weight: 1, arbitrary: fc.constantFrom('word ', 'a', 'b c', 'x-y', '1') },
  )
  const repeats = size.repeats ?? 0
  const repeated = fc.tuple(piece, fc.integer({ min: 2, max: Math.max(2, repeats) })).map(([text, count]) => text.repeat(count))
  const part = repeats > 0 ? fc.oneof({ weight: 30, arbitrary: piece }, { weight: 1, arbitrary: repeated }) : piece
  return fc.array(part, { maxLength: size.pieces ?? 30 }).map((pieces) => pieces.join(''))
}

/** Text as people and attackers put it into a title. */
export const hostileLine: fc.Arbitrary<string> = hostileText(markupFragments, { pieces: 8 })
