import { bundledLanguagesInfo } from 'shiki/langs'
import { describe, expect, it } from 'vitest'
import { readCodeComments } from '../../../src/markdown/code/code-comments.ts'
import { createCodeHighlighter } from '../../../src/markdown/code/code-highlighter.ts'
import { parseCodeMeta } from '../../../src/markdown/code/code-meta.ts'
import { commentedLanguages, withoutOwnComments } from '../../../src/markdown/code/comment-styles.ts'
import { foreignLanguageNames, grammarNameOf } from '../../../src/markdown/code/grammar-name.ts'
import { htmlOf, parseText, showDiagnostics } from '../parse-text.ts'

const themes = { light: 'github-light', dark: 'github-dark' }
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('code blocks', () => {
  it('a fence with a language -> coloured for both modes by one class, plain text without', async () => {
    expect(await htmlOf('```js\nlet a = "<b>"\n```')).toBe(
      '<div class="sg-code" data-language="js"><pre tabindex="0"><code class="language-js"><span class="t-55">let</span> a <span class="t-55">= </span><span class="t-66">"&lt;b&gt;"</span></code></pre></div>',
    )
  })

  it('a fence without a language, an indented block -> the default language', async () => {
    expect(await htmlOf('```\na <b>\n```')).toContain('<code class="language-text">a &lt;b&gt;</code>')
    expect(await htmlOf('    a')).toContain('<code class="language-text">a</code>')
    expect(await htmlOf('```\nlet a\n```', { parse: { code: { themes, defaultLanguage: 'js' } } })).toContain('<span class="t-')
  })

  it('LANGUAGE in capitals, meta joined to it -> understood', async () => {
    expect(await htmlOf('```JS{1}\nlet a\n```')).toContain('<span class="sg-line sg-line-highlight"><span class="t-55">let</span> a</span>')
  })

  it('a title -> above the code, escaped', async () => {
    expect(await htmlOf('```js title="a <b> \'c\'.js"\nx\n```')).toContain(`<div class="sg-code-title">a &lt;b&gt; 'c'.js</div><pre`)
    expect(await htmlOf('```js title=\'x "y"\'\nx\n```')).toContain('<div class="sg-code-title">x "y"</div>')
  })

  it('a language with signs of HTML -> escaped', async () => {
    const html = await htmlOf('```"><script>\nx\n```')
    expect(html).not.toContain('<script')
    expect(html).toContain('data-language="&quot;&gt;&lt;script&gt;"')
  })

  it('a range -> those lines, and comments stay', async () => {
    const html = await htmlOf('```js {1,3-4}\na\n// highlight-next-line\nc\nd\ne\n```')
    expect(html.match(/sg-line-highlight/g)).toHaveLength(3)
    expect(textOf(html)).toBe('a\n// highlight-next-line\nc\nd\ne')
  })

  it('showLineNumbers -> an element per line and the number of the first', async () => {
    expect(await htmlOf('``` showLineNumbers\na\nb\n```')).toContain('<div class="sg-code" data-language="showlinenumbers"')
    expect(await htmlOf('```text showLineNumbers\na\nb\n```')).toContain(
      '<div class="sg-code sg-numbered" data-language="text"><pre tabindex="0"><code class="language-text"><span class="sg-line">a\n</span><span class="sg-line">b</span></code></pre></div>',
    )
    expect(await htmlOf('```text showLineNumbers=5\na\n```')).toContain('data-language="text" style="--sg-first-line:4"')
  })

  it('magic comments -> marked lines without the comments', async () => {
    const html = await htmlOf('```js\n// highlight-next-line\na()\n// highlight-start\nb()\nc()\n// highlight-end\nd()\n```')
    expect(html.match(/sg-line-highlight/g)).toHaveLength(3)
    expect(textOf(html)).toBe('a()\nb()\nc()\nd()')
  })

  it('notations -> added, removed, focus, error and warning lines', async () => {
    const html = await htmlOf(
      '```ts\na() // [!code ++]\nb() // [!code --]\nc() // [!code focus]\nd() // [!code error]\ne() // [!code warning]\n```',
    )
    for (const mark of ['added', 'removed', 'focus', 'error', 'warning']) expect(html).toContain(`sg-line sg-line-${mark}"`)
    expect(html).toContain('class="sg-code sg-has-focus"')
    expect(textOf(html)).toBe('a()\nb()\nc()\nd()\ne()')
  })

  it('one trailing line end -> dropped; others stay', async () => {
    expect(textOf(await htmlOf('```\na\n\n```'))).toBe('a')
    expect(textOf(await htmlOf('```\na\n\n\n```'))).toBe('a\n')
  })

  it('an unknown language -> text and a warning with a suggestion', async () => {
    const document = await parseText('a\n\n```pyhton\nx = 1\n```', { frontMatter: '---\n---\n' })
    expect(showDiagnostics(document)).toEqual([
      'code-language-unknown 5:1 No grammar is known for the language "pyhton" of a code block; it is shown as plain text.',
    ])
    expect(document.diagnostics[0]?.hint).toContain('Did you mean "python"?')
  })

  it.each(['constructor', '__proto__', 'toString'])('language %s -> unknown, nothing more', async (language) => {
    expect((await parseText(`\`\`\`${language}\nx\n\`\`\``)).diagnostics.map(({ id }) => id)).toEqual(['code-language-unknown'])
  })

  it('a wrong range -> a warning that shows it', async () => {
    expect(showDiagnostics(await parseText('```js {one}\nx\n```'))).toEqual([
      'code-meta-invalid 1:1 The text after the language of a code block has "{one}", which is not a range of lines.',
    ])
  })
})

describe('parseCodeMeta', () => {
  it.each([
    ['', undefined, undefined],
    ['{1}', [1], undefined],
    ['{1,3-5} {7}', [1, 3, 4, 5], undefined],
    ['{ 2 , 4..5 }', [2, 4, 5], undefined],
    ['{8-999999999}', [8, 9, 10], undefined],
    ['showLineNumbers', undefined, 1],
    ['title="{1} showLineNumbers=3"', undefined, undefined],
    ['live showLineNumbers=12 {2}', [2], 12],
    ['ins={2} del={3-4} {5}', [5], undefined],
    ['collapse={1-2}', undefined, undefined],
    ['[file.ts] {1}', [1], undefined],
    ['"{2}" /{3}/ \'{4}\'', undefined, undefined],
    ['"a {2}"1-3 /b{2}/g {1}', [1], undefined],
    ['no-check="a {2} b" {1}', [1], undefined],
    [':line-numbers {1}', [1], 1],
    ['showLineNumbers=false {1}', [1], undefined],
    ['frame="none" wrap=false', undefined, undefined],
  ])('%j -> lines %j, first number %j', (meta, lines, first) => {
    const parsed = parseCodeMeta(meta, 10)
    expect(parsed.highlighted && [...parsed.highlighted]).toEqual(lines)
    expect(parsed.firstLineNumber).toBe(first)
    expect(parsed.invalid).toEqual([])
  })

  it.each([
    ['{a}', '{a}'],
    ['{1-}', '{1-}'],
    ['showLineNumbers=x', 'showLineNumbers=x'],
    ['collapse={a}', 'collapse={a}'],
    ['collapse=3', 'collapse=3'],
    ['frame="shell"', 'frame="shell"'],
  ])('%j -> %j is invalid', (meta, part) => {
    expect(parseCodeMeta(meta, 10).invalid).toEqual([part])
  })
})

describe('readCodeComments', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['md', '[//]: # (highlight-next-line)'],
    ['markdown', "[comment]: <> 'highlight-next-line'"],
    ['mdx', '[//]: # "highlight-next-line"'],
    ['python', '# highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['md', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['bat', 'rem highlight-next-line'],
    ['bat', 'REM highlight-next-line'],
    ['f90', '! highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
    ['unknown', '# highlight-next-line'],
  ])('%s: %s -> marks the next line', (language, comment) => {
    const { lines, marks } = readCodeComments(`a\n  ${comment}\nb`, language)
    expect(lines).toEqual(['a', 'b'])
    expect([...marks]).toEqual([[1, new Set(['highlight'])]])
  })

  it.each([
    ['php', '# highlight-next-line'],
    ['php', '// highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['clojure', ';; highlight-next-line'],
    ['lisp', '; highlight-next-line'],
    ['bat', ':: highlight-next-line'],
    ['twig', '{# highlight-next-line #}'],
    ['jinja2', '{#- highlight-next-line -#}'],
    ['pug', '//- highlight-next-line'],
    ['powershell', '<# highlight-next-line #>'],
    ['haskell', '{- highlight-next-line -}'],
    ['scheme', '#| highlight-next-line |#'],
    ['julia', '#= highlight-next-line =#'],
    ['handlebars', '{{!-- highlight-next-line --}}'],
    ['blade', '{{-- highlight-next-line --}}'],
    ['erb', '<%# highlight-next-line %>'],
    ['razor', '@* highlight-next-line *@'],
    ['viml', '" highlight-next-line'],
    ['pascal', '{ highlight-next-line }'],
    ['lua', '--[[ highlight-next-line ]]'],
    ['objectivec', '// highlight-next-line'],
    ['gradle', '/** highlight-next-line **/'],
  ])('%s: %s -> a comment of the language', (language, comment) => {
    const { lines, marks, problems } = readCodeComments(`${comment}\nb`, language)
    expect(lines).toEqual(['b'])
    expect([...marks.keys()]).toEqual([0])
    expect(problems).toEqual([])
  })

  it.each([
    ['php', 'a # [!code ++]'],
    ['ini', 'a ; [!code ++]'],
    ['twig', 'a {# [!code ++] #}'],
    ['bat', 'a REM [!code ++]'],
  ])('%s: %s -> marks its line', (language, line) => {
    expect(readCodeComments(line, language)).toMatchObject({ lines: ['a'], marks: new Map([[0, new Set(['added'])]]) })
  })

  it('every language with a grammar -> has its comments in the table', () => {
    const missing = bundledLanguagesInfo
      .flatMap(({ id, aliases = [] }) => [id, ...aliases])
      .filter((name) => !commentedLanguages.has(name) && !withoutOwnComments.includes(name))
    expect(missing).toEqual([])
  })

  it.each([
    ['js', '// This fails\na\nb', ['a', 'b'], [[0, '.wrong']]],
    ['python', '# This fails\na', ['a'], [[0, '.wrong']]],
    [
      'js',
      '// bad-start\na\nb\n// bad-end\nc',
      ['a', 'b', 'c'],
      [
        [0, '.wrong'],
        [1, '.wrong'],
      ],
    ],
    ['js', '// highlight-next-line\n// This fails\na', ['a'], [[0, 'highlight .wrong']]],
    ['js', '// This fails sometimes\na // This fails', ['// This fails sometimes', 'a // This fails'], []],
  ])('%s: %j with comments of the site -> their class', (language, code, expected, marked) => {
    const magic = [{ className: 'wrong', line: 'This fails', block: { start: 'bad-start', end: 'bad-end' } }]
    const { lines, marks, problems } = readCodeComments(code, language, magic)
    expect(lines).toEqual(expected)
    expect([...marks].map(([line, names]) => [line, [...names].join(' ')])).toEqual(marked)
    expect(problems).toEqual([])
  })

  it.each([
    ['js', '// highlight-line\na', 'unknown'],
    ['js', 'a // [!code nope]', 'unknown'],
    ['js', 'a // [!code words:x]', 'unknown'],
    ['python', '// highlight-next-line\na', 'no-comment'],
    ['python', 'a // [!code ++]', 'no-comment'],
    ['js', '// highlight-start\na', 'unclosed'],
    ['js', '// highlight-start\na\n// highlight-start\nb\n// highlight-end', 'start-in-region'],
    ['js', 'a\n// highlight-end', 'end-outside'],
  ])('%s: %j -> %s', (language, code, kind) => {
    expect(readCodeComments(code, language).problems.map((problem) => problem.kind)).toEqual([kind])
  })

  it.each([
    ['css', '.highlight-start {\n}'],
    ['js', '// highlight-js is a library'],
    ['js', "const a = 'highlight-start'"],
    ['md', '```js\n// highlight-next-line\na\n```'],
    ['js', '/* highlight-color */'],
  ])('%s: %j -> code, and nobody is warned', (language, code) => {
    expect(readCodeComments(code, language)).toMatchObject({ lines: code.split('\n'), problems: [] })
  })

  it('a row of 300,000 signs -> read once', () => {
    for (const sign of ['/', '#', ';', '*', '-', '%', ' ', '{'])
      expect(readCodeComments(`${sign.repeat(300_000)} [!code ++]`, 'js').marks.size).toBe(0)
  })

  it.each([
    ['python', '// highlight-next-line'],
    ['js', '# highlight-next-line'],
    ['js', 'a() // highlight-next-line'],
  ])('%s: %s -> code', (language, line) => {
    expect(readCodeComments(`${line}\nb`, language).marks.size).toBe(0)
  })

  it('a notation with a count, alone on its line -> that many lines after it', () => {
    const { lines, marks } = readCodeComments('// [!code ++:2]\na\nb\nc', 'js')
    expect(lines).toEqual(['a', 'b', 'c'])
    expect([...marks.keys()]).toEqual([0, 1])
  })

  it('an unknown notation -> code', () => {
    expect(readCodeComments('a // [!code nope]', 'js').lines).toEqual(['a // [!code nope]'])
  })
})

describe('createCodeHighlighter', () => {
  it.each([
    ['objectivec', '@interface A', 'objective-c'],
    ['gradle', 'def a = 1', 'groovy'],
    ['flow', 'let a', 'js'],
    ['markup', '<b>', 'html'],
    ['golang', 'func a()', 'go'],
    ['dos', '@echo off', 'bat'],
    ['emacs', '(setq a 1)', 'emacs-lisp'],
    ['mustache', '{{a}}', 'handlebars'],
  ])('%s, a name of Prism or highlight.js -> the same grammar as %3$s', async (name, code, grammar) => {
    const highlighter = await createCodeHighlighter(themes)
    expect(await highlighter.prepare(name, code)).toBe(true)
    await highlighter.prepare(grammar, code)
    expect(highlighter.highlight(code, name)).toEqual(highlighter.highlight(code, grammar))
    expect(highlighter.highlight(code, name).join('')).toContain('<span')
  })

  it('names of other generators -> grammars that exist, none of them known already', async () => {
    const known = new Set(bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]))
    expect(foreignLanguageNames.filter((name) => known.has(name))).toEqual([])
    expect(foreignLanguageNames.map(grammarNameOf).filter((name) => !known.has(name))).toEqual([])
  })

  it('the same lines in other states -> what a fresh highlighter says', async () => {
    const codes = [
      '/*\nlet a = 1\n*/\nlet a = 1',
      'const x = `\nlet a = 1\n`\nlet a = 1',
      'let a = 1',
      'class A {\n  b() {\n    return `c\n    `\n  }\n}',
      '/*\nlet a = 1\n*/ let b',
    ]
    const shared = await createCodeHighlighter(themes)
    for (const code of [...codes, ...codes]) {
      const fresh = await createCodeHighlighter(themes)
      await fresh.prepare('ts', code)
      await shared.prepare('ts', code)
      expect(shared.highlight(code, 'ts')).toEqual(fresh.highlight(code, 'ts'))
    }
  })

  it.each([
    ['md', '```js\nlet a = 1\n```', 1],
    ['md', '---\na: 1\n---', 1],
    ['md', '<b title="x">y</b>', 0],
    ['mdx', '<A b={1 + 2} />', 0],
    ['mdx', 'export const a = 1', 0],
    ['vue', '<script setup lang="tsx">\nconst a = <b>{1}</b>\n</script>', 1],
    ['svelte', '<style lang="scss">\n$a: 1;\n</style>', 1],
    ['haml', '- a = 1', 0],
    ['latex', '\\begin{minted}{js}\n\\end{minted}', 0],
  ])('%s, %j -> the language inside has its colors, whatever was highlighted before', async (language, code, line) => {
    const fresh = await createCodeHighlighter(themes)
    expect(fresh.isPrepared(language, code)).toBe(false)
    await fresh.prepare(language, code)
    expect(fresh.isPrepared(language, code)).toBe(true)
    const other = await createCodeHighlighter(themes)
    for (const name of ['md', 'mdx', 'js', 'tsx', 'html', 'scss', 'ruby', 'yaml', 'ts-tags', language]) await other.prepare(name, code)
    expect(other.highlight(code, language)).toEqual(fresh.highlight(code, language))
    expect(fresh.highlight(code, language)[line]).toContain('<span')
  })

  it('no language -> false, and nothing is left to prepare', async () => {
    const highlighter = await createCodeHighlighter(themes)
    expect(await highlighter.prepare('klingon', 'a')).toBe(false)
    expect(highlighter.isPrepared('klingon', 'a')).toBe(true)
    expect(highlighter.highlight('a < b', 'klingon')).toEqual(['a &lt; b'])
  })

  it('a line or block beyond the limit -> plain text', async () => {
    const highlighter = await createCodeHighlighter(themes)
    const long = `let a = "${'x'.repeat(6_000)}"`
    await highlighter.prepare('js', long)
    expect(highlighter.highlight(`${long}\nlet b`, 'js')[0]).not.toContain('<span')
    expect(highlighter.highlight('let b\n'.repeat(50_000), 'js')[0]).toBe('let b')
  })

  it('a language that was not prepared -> escaped text', async () => {
    expect((await createCodeHighlighter(themes)).highlight('a < b', 'js')).toEqual(['a &lt; b'])
  })

  it('an unknown theme -> a diagnostic with a suggestion', async () => {
    await expect(createCodeHighlighter({ light: 'github-lite', dark: 'github-dark' })).rejects.toMatchObject({
      diagnostics: [{ id: 'config-invalid', hint: 'Did you mean "github-light"?' }],
    })
  })
})

describe('frames and folded lines', () => {
  it.each([
    ['collapse', 'all', undefined],
    ['collapse={3-8}', [{ from: 3, to: 8 }], undefined],
    [
      'collapse={7, 1..2} {3}',
      [
        { from: 7, to: 7 },
        { from: 1, to: 2 },
      ],
      undefined,
    ],
    ["frame='terminal'", undefined, 'terminal'],
    ['frame=none', undefined, 'none'],
    ['frame="auto" title="collapse"', undefined, undefined],
  ])('%j -> folded %j, frame %j', (meta, folded, frame) => {
    expect(parseCodeMeta(meta, 10)).toMatchObject({ folded, frame, invalid: [] })
  })

  it('lines to fold -> details around them, and the text of the element is still the code', async () => {
    const html = await htmlOf('```text collapse={2-3}\na\nb\nc\nd\n```')
    expect(html).toContain(
      '<code class="language-text">a\n<details class="sg-code-fold"><summary aria-label="2 lines"></summary>b\nc\n</details>d</code>',
    )
    expect(textOf(html)).toBe('a\nb\nc\nd')
    expect(await htmlOf('```text collapse={2}\na\nb\n```')).toContain(
      'a\n<details class="sg-code-fold"><summary aria-label="1 line"></summary>b</details></code>',
    )
  })

  it('with line numbers -> the line behind says its own, because browsers do not count what is closed', async () => {
    const html = await htmlOf('```text collapse={1-2} showLineNumbers=5\na\nb\nc\n```')
    expect(html).toContain('</details><span style="counter-set:sg-line 7" class="sg-line">c</span>')
  })

  it('lines that overlap -> one fold', async () => {
    expect((await htmlOf('```text collapse={2-3,1-2,4}\na\nb\nc\nd\n```')).match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="3 lines"',
      'aria-label="1 line"',
    ])
  })

  it('lines are counted as readers see them', async () => {
    const html = await htmlOf('```js collapse={2}\n// highlight-next-line\na\nb\n```')
    expect(html).toMatch(/<summary aria-label="1 line"><\/summary>b<\/details>/)
  })

  it('lines that are not in the block, or in the wrong order -> a warning for each, and none is folded', async () => {
    const document = await parseText('```text collapse={2-9,5-4,1}\na\nb\n```')
    expect(showDiagnostics(document)).toEqual([
      'code-meta-invalid 1:1 The text after the language of a code block folds the lines 2-9, which are not lines of the block.',
      'code-meta-invalid 1:1 The text after the language of a code block folds the lines 5-4, which are not lines of the block.',
    ])
    expect(await htmlOf('```text collapse={2-9}\na\nb\n```')).not.toContain('<details')
  })

  it('a whole block -> closed below its title, or below the number of its lines', async () => {
    expect(await htmlOf('```text title="a.txt" collapse\na\nb\n```')).toBe(
      '<div class="sg-code sg-code-closed" data-language="text"><details><summary class="sg-code-title" data-lines="2 lines">a.txt</summary><pre tabindex="0"><code class="language-text">a\nb</code></pre></details></div>',
    )
    expect(await htmlOf('```text collapse\na\n```')).toContain('<summary class="sg-code-title" aria-label="One line of code"></summary>')
  })

  it.each([
    ['frame="terminal"', '<div class="sg-code sg-code-terminal" data-language="text"><div class="sg-code-title"></div><pre'],
    ['frame="terminal" title="A <b>"', '<div class="sg-code-title">A &lt;b&gt;</div>'],
    [
      'frame="code" title="a.txt"',
      '<div class="sg-code sg-code-editor" data-language="text"><div class="sg-code-title"><span>a.txt</span></div><pre',
    ],
    ['frame="code"', '<div class="sg-code" data-language="text"><pre'],
    ['frame="none" title="a.txt"', '<div class="sg-code sg-code-bare" data-language="text"><div class="sg-code-title">a.txt</div><pre'],
  ])('%s -> %s', async (meta, html) => {
    expect(await htmlOf(`\`\`\`text ${meta}\na\n\`\`\``)).toContain(html)
  })

  it('a frame that does not exist -> a warning that names those that do', async () => {
    const { diagnostics } = await parseText('```text frame="shell"\na\n```')
    expect(diagnostics).toMatchObject([
      {
        id: 'code-meta-invalid',
        message: expect.stringContaining('which is not a frame'),
        hint: 'Write frame="terminal", frame="code", frame="none".',
      },
    ])
  })
})
