import { describe, expect, it } from 'vitest'
import { readSections } from '../../../src/plugins/search/read-sections.ts'

const page = (main: string): string => `<!doctype html><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body>`

describe('readSections', () => {
  it('headings with ids -> a section each, with the text below', () => {
    expect(
      readSections(
        page(
          '<h1>Title</h1><p>First <b>bold</b>.</p><h2 id="a">One</h2><p>Text</p><h3 id="b"><code>two</code></h3><ul><li>x</li><li>y</li></ul>',
        ),
      ),
    ).toEqual([
      { anchor: '', level: 1, heading: 'Title', text: 'First bold.' },
      { anchor: 'a', level: 2, heading: 'One', text: 'Text' },
      { anchor: 'b', level: 3, heading: 'two', text: 'x y' },
    ])
  })

  it('what is about the page and not of it -> nothing', () => {
    const around =
      '<nav>Crumbs</nav><details class="contents-disclosure">On this page</details><h1>T</h1><button>Copy</button><svg><title>icon</title></svg><aside>Ad</aside>' +
      '<div class="post-meta">May 1, Ada</div><p>Text<span aria-hidden="true">#</span></p><div class="page-foot">Edit this page</div><script>code</script><template>raw</template><p hidden>no</p><p data-no-search>no</p>'
    expect(readSections(page(around))).toEqual([{ anchor: '', level: 1, heading: 'T', text: 'Text' }])
  })

  it('the link of a heading to itself -> not in its name', () => {
    expect(readSections(page('<h2 id="a">One<a class="sg-anchor-link" href="#a">#</a></h2>')).at(-1)?.heading).toBe('One')
  })

  it('headings without an id -> text of the section that they stand in', () => {
    expect(readSections(page('<h1>People</h1><h2>Ada</h2><h1>Again</h1><p>Counts.</p>'))).toEqual([
      { anchor: '', level: 1, heading: 'People', text: 'Ada Again Counts.' },
    ])
  })

  it('a second h1, or one behind an h2 -> a section below the title', () => {
    expect(readSections(page('<h1 id="t">Title</h1><h1 id="b">Second</h1><p>Text</p><h2 id="c">Third</h2>'))).toEqual([
      { anchor: '', level: 1, heading: 'Title', text: '' },
      { anchor: 'b', level: 2, heading: 'Second', text: 'Text' },
      { anchor: 'c', level: 2, heading: 'Third', text: '' },
    ])
    expect(readSections(page('<h2 id="a">First</h2><h1 id="b">Second</h1><p>Text</p>'))).toEqual([
      { anchor: '', level: 1, heading: '', text: '' },
      { anchor: 'a', level: 2, heading: 'First', text: '' },
      { anchor: 'b', level: 2, heading: 'Second', text: 'Text' },
    ])
  })

  it('samples of code -> left out; messages and command lines -> text', () => {
    const code = (language: string, text: string): string =>
      `<pre><code class="language-${language}"><span class="t-1">${text}</span></code></pre>`
    const [section] = readSections(
      page(`<h1>T</h1>${code('ts', 'const a = 1')}${code('bash', 'npx tool build')}${code('txt', 'Error: gone')}`),
    )
    expect(section?.text).toBe('npx tool build Error: gone')
  })

  it('tables -> their cells apart', () => {
    expect(readSections(page('<table><tr><th>codec</th><td><code>"h264"</code></td></tr></table>'))[0]?.text).toBe('codec "h264"')
  })

  it('entities -> the characters that they stand for', () => {
    expect(readSections(page('<h1>&lt;Player&gt; &amp; more</h1>'))[0]?.heading).toBe('<Player> & more')
  })

  it('no main -> one empty section', () => {
    expect(readSections('<body><h1>Lost</h1></body>')).toEqual([{ anchor: '', level: 1, heading: '', text: '' }])
  })
})

describe('what only makes sense on the page', () => {
  const read = (inside: string): string =>
    readSections(`<main><h1>T</h1>${inside}</main>`)
      .map(({ text }) => text)
      .join('|')
  it.each([
    ['<p>a</p><label for="x">Size</label><output>3</output><progress>4</progress><canvas>none</canvas>', 'a'],
    ['<datalist><option>one</option></datalist><fieldset><legend>Options</legend></fieldset><p>b</p>', 'b'],
    ['<p>c<a href="#r" data-footnote-backref>back</a></p><p hidden>no</p><span aria-hidden="true">no</span>', 'c'],
    ['<label class="tab" for="y">npm</label><p>d</p>', 'npm d'],
    ['<div hidden="until-found">found by the browser</div>', 'found by the browser'],
  ])('%s -> %s', (inside, text) => expect(read(inside)).toBe(text))
})
