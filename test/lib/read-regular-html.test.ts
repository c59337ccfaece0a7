// The quick reader of finished pages against the general parser: what it accepts, both understand alike.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnyHtml } from '../../src/lib/read-html.ts'
import { type HtmlVisitor, readRegularHtml } from '../../src/lib/read-regular-html.ts'

type Told = [kind: string, what: string, attributes?: Record<string, string>]

/** Texts may come in one piece or in several. */
function createListener(): { told: Told[]; visitor: HtmlVisitor } {
  const told: Told[] = []
  return {
    told,
    visitor: {
      onopentag: (name, attributes) => told.push(['open', name, { ...attributes }]),
      ontext(text) {
        const last = told.at(-1)
        if (last?.[0] === 'text') last[1] += text
        else told.push(['text', text])
      },
      onclosetag: (name) => told.push(['close', name]),
    },
  }
}

/** What the quick reader tells; undefined when it leaves the text to the general parser. */
function readRegular(html: string): Told[] | undefined {
  const { told, visitor } = createListener()
  return readRegularHtml(html, [visitor]) ? told : undefined
}

function readAny(html: string): Told[] {
  const { told, visitor } = createListener()
  readAnyHtml(html, [visitor])
  return told
}

const regular = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title></head><body class="">text</body></html>',
  '<p>one</p><p>two <a href="/a?b=1&amp;c=2#d" data-x="a &quot;b&quot; > c">three</a>&nbsp;&copy; &#x27;&lt;&notit; &amp</p>',
  '<ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td><p>c</p></td></tr></tbody></table>',
  '<img src="a.png" alt=""/><br><hr/><input disabled checked="">',
  '<script>if (a < b && c) document.write("&amp;<p>")</script><style>a > b { content: "&lt;" }</style>',
  '<textarea>&lt;p&gt; <b>not bold</textarea><iframe src="/x"></iframe>',
  '<svg viewBox="0 0 2 2" xml:space="a"><path d="M0 0"></path><title>t</title></svg>',
  '<sg-island data-a.b="1" data-props="{&quot;a&quot;:1}"><template data-slot="x"><div>in</div></template></sg-island>',
  '<svg><style>a &gt; b</style></svg>',
  '<select><optgroup label="a"><option value="1">x</option></optgroup></select>',
  '<a class="card" href="/x"><div><h2>t</h2></div></a><button><span>b</span></button>',
  'only text & a sign > like this',
  '',
]

const irregular = [
  '<p>one<p>two',
  '<p><div>in</div></p>',
  '<ul><li>a<li>b</ul>',
  '<b>never closed',
  'closed</b>',
  '<i><b></i></b>',
  '<!-- a comment -->',
  '<div/>after',
  '<svg><path d="M0 0"/></svg>',
  '<svg><linearGradient id="a"></linearGradient></svg>',
  '<P>upper</P>',
  "<p class='single'>a</p>",
  '<p class=bare>a</p>',
  '<p\nclass="a">b</p>',
  '<p class="a"id="b">c</p>',
  'a < b',
  '<?php ?>',
  '<![CDATA[a]]>',
  '<svg><title><style>a</style></title></svg>',
  '<script>"</b>"</script>',
  '<script>let a',
  '<form><form></form></form>',
  '<image src="a">',
  '<keygen></keygen>',
  '<p class="a',
  '<p',
  '</p>',
]

describe('readRegularHtml', () => {
  it.each(regular)('%j -> what the general parser understands', (html) => {
    expect(readRegular(html)).toEqual(readAny(html))
  })

  it.each(irregular)('%j -> left to the general parser', (html) => {
    expect(readRegular(html)).toBeUndefined()
  })

  it('any pieces of HTML -> left to the general parser, or the same', () => {
    const names = 'p div li a h2 td tr th tbody table option select button span form svg title script pre dd dt br img'.split(' ')
    const name = fc.constantFrom(...names)
    const text = fc.oneof(fc.constantFrom('&amp;', '&lt', '&notin;', '&#65;', ' ', '\n', '>', '"', 'é', '&'), fc.string())
    const attribute = fc
      .tuple(fc.constantFrom('id', 'class', 'href', 'data-A', 'xlink:href'), text)
      .map(([key, value]) => ` ${key}="${value}"`)
    const { html } = fc.letrec<{ html: string }>((tie) => ({
      html: fc.oneof(
        { maxDepth: 5 },
        text,
        fc
          .tuple(name, fc.array(attribute, { maxLength: 3 }), tie('html'))
          .map(([tag, all, inner]) => `<${tag}${all.join('')}>${inner}</${tag}>`),
        fc.tuple(name, fc.array(attribute, { maxLength: 2 })).map(([tag, all]) => `<${tag}${all.join('')}/>`),
        fc.tuple(tie('html'), tie('html')).map(([before, after]) => before + after),
        fc.constantFrom('<br>', '<p>', '</p>', '<', '</', '<!--', '<a href=x>', '<img src="a" alt>'),
      ),
    }))
    let accepted = 0
    fc.assert(
      fc.property(html, (page) => {
        const told = readRegular(page)
        if (!told) return
        accepted++
        expect(told).toEqual(readAny(page))
      }),
      { numRuns: 5000, seed: 20261123 },
    )
    expect(accepted).toBeGreaterThan(1000)
  })
})
