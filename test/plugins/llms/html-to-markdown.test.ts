import { describe, expect, it } from 'vitest'
import { htmlToMarkdown } from '../../../src/plugins/llms/html-to-markdown.ts'

const convert = (html: string): string => htmlToMarkdown(html, 'https://example.com/docs/page/')

describe('htmlToMarkdown', () => {
  it.each([
    [
      '<h2 class="sg-anchor" id="a">A <code>b</code><a class="sg-anchor-link" href="#a">#</a></h2><p>One <em>two</em> <strong>three</strong>.</p>',
      '## A `b`\n\nOne *two* **three**.',
    ],
    [
      '<p>See <a href="../other">this</a>, <a href="#x">that</a>, <a href="https://x.org/">https://x.org/</a>.</p>',
      'See [this](https://example.com/docs/other), [that](https://example.com/docs/page/#x), <https://x.org/>.',
    ],
    ['<p><img src="/a b.png" alt="An [image]"></p>', '![An [image\\]](https://example.com/a%20b.png)'.replace('\\]', ']')],
    ['<p>a*b _c_ snake_case 2 &lt; 3 &lt;b&gt; `x` &amp;amp;</p>', 'a\\*b \\_c\\_ snake_case 2 < 3 \\<b> \\`x\\` \\&amp;'],
    ['<p># no heading</p><p>1. no list</p><p>- none</p><p>+1</p>', '\\# no heading\n\n1\\. no list\n\n\\- none\n\n+1'],
    ['<p><code>a`b</code> <code>`</code></p>', '``a`b`` `` ` ``'],
    ['<p>one<br>two</p>', 'one\\\ntwo'],
    ['<p>** <strong> bold </strong>end</p>', '\\*\\* **bold** end'],
  ])('%s -> %s', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })

  it('lists, tight and loose, nested, numbered from 3, tasks', () => {
    expect(convert('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('- a\n  - b\n- c')
    expect(convert('<ol start="3"><li>a</li><li><p>b</p><p>c</p></li></ol>')).toBe('3. a\n\n4. b\n\n   c')
    expect(convert('<ul><li><input type="checkbox" disabled checked> done</li><li><p><input type="checkbox"> open</p></li></ul>')).toBe(
      '- [x] done\n- [ ] open',
    )
  })

  it('highlighted code -> a fence with language and title, longer than the fences in it', () => {
    const html =
      '<div class="sg-code" data-language="ts"><div class="sg-code-title">a "b".ts</div><pre tabindex="0"><code class="language-ts"><span class="k">const</span> a = 1\n<span class="sg-line">b\n</span></code></pre></div>'
    expect(convert(html)).toBe('```ts title="a \'b\'.ts"\nconst a = 1\nb\n```')
    expect(convert('<pre><code class="language-md">```js\nx\n```</code></pre>')).toBe('````md\n```js\nx\n```\n````')
  })

  it('a table -> rows of one line each, with the alignment and with bars escaped', () => {
    const html =
      '<div class="sg-table"><table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><p>one</p><p>two</p></td></tr></tbody></table></div>'
    expect(convert(html)).toBe('| A | B |\n| --- | ---: |\n| `x\\|y` | one two |')
  })

  it('components of the theme -> what they say', () => {
    expect(
      convert(
        '<div class="sg-admonition" role="note"><div class="sg-admonition-title">Tip</div><div class="sg-admonition-body"><p>Do.</p><p>It.</p></div></div>',
      ),
    ).toBe('> **Tip**\n>\n> Do.\n>\n> It.')
    expect(
      convert(
        '<fieldset class="tabs"><input class="tab-input" type="radio"><label class="tab">npm</label><div class="tab-panel"><p>One</p></div><input><label class="tab">Bun</label><div class="tab-panel"><p>Two</p></div></fieldset>',
      ),
    ).toBe('**npm**\n\nOne\n\n**Bun**\n\nTwo')
    expect(
      convert(
        '<div class="cards"><a class="card" href="/a"><span class="card-title">A</span><span class="card-text"><p>Text</p></span></a><a class="card" href="/b"><span class="card-title">B</span></a></div>',
      ),
    ).toBe('- [A](https://example.com/a): Text\n- [B](https://example.com/b)')
    expect(convert('<details><summary>More</summary><div><p>Hidden</p></div></details>')).toBe('**More**\n\nHidden')
    expect(convert('<figure><img src="a.png" alt="x"><figcaption>Caption</figcaption></figure>')).toBe(
      '![x](https://example.com/docs/page/a.png)\n\nCaption',
    )
    expect(convert('<figure><video src="/v.mp4" aria-label="A tour"><track src="/v.vtt"></video></figure>')).toBe(
      '[Video: A tour](https://example.com/v.mp4)',
    )
    expect(convert('<sg-island data-props="{}"><p>Count <button>3</button></p></sg-island>')).toBe('Count')
    expect(
      convert(
        '<p>A<sup><a href="#fn-1" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2>Footnotes</h2><ol><li><p>Note <a href="#r" data-footnote-backref>↩</a></p></li></ol></section>',
      ),
    ).toBe('A[^1]\n\n[^1]: Note')
  })

  it('the controls of a demo and their names -> nothing', () => {
    const options = ['fade', 'slide', 'wipe'].map((name) => `<label><input type="radio" name="k"><span>${name}</span></label>`).join('')
    expect(
      convert(
        `<sg-island><div role="img" aria-label="Film"></div><fieldset><legend>kind</legend><div>${options}</div></fieldset><label><span>length<span aria-hidden="true">30</span></span><input type="range"></label><p>After</p></sg-island>`,
      ),
    ).toBe('After')
    expect(convert('<p>a <select><option>b</option></select> <output>3</output>c</p>')).toBe('a c')
    expect(convert('<div role="radiogroup"><span role="radio">a</span><span role="radio">b</span></div><p>c</p>')).toBe('c')
    expect(convert('<a role="button" href="/a">b</a>')).toBe('[b](https://example.com/a)')
    expect(convert('<ul><li><label><input type="checkbox" disabled> open</label></li></ul>')).toBe('- [ ] open')
  })

  it('scripts, styles and hidden icons -> nothing', () => {
    expect(convert('<script>a</script><style>b</style><p><span aria-hidden="true">x</span>y<svg><text>z</text></svg></p>')).toBe('y')
  })
})
