import { describe, expect, it } from 'vitest'
import { moveStyles } from '../../src/render/move-styles.ts'

/** With every class of the build called `S`. */
const moved = (html: string): [html: string, css: string | undefined] => {
  const { html: after, css } = moveStyles(html)
  return [after.replace(/s-[\da-f]{8}/g, 'S'), css?.replace(/s-[\da-f]{8}/g, 'S')]
}
const unchanged = (html: string): void => expect(moveStyles(html)).toEqual({ html, css: undefined })

describe('moveStyles', () => {
  it('a style attribute -> a class and a rule that is as strong', () => {
    expect(moved('<p style="color:red">x</p>')).toEqual(['<p class="S">x</p>', '.S:not(#s){color:red}\n'])
  })

  it('an element with classes, before or after -> one class more', () => {
    expect(moved('<p class="a b" style="top:0" id="i">x</p>')[0]).toBe('<p class="a b S" id="i">x</p>')
    expect(moved('<br style="top:0" class="a"/>')[0]).toBe('<br class="a S"/>')
  })

  it('the same text twice -> one rule; two texts -> two, in order', () => {
    expect(moved('<p style="top:0"></p><i style="top:0"></i><b style="left:0"></b>')[1]).toBe('.S:not(#s){top:0}\n.S:not(#s){left:0}\n')
  })

  it('inside of an island -> the text stays for React', () => {
    const [html] = moved('<sg-island data-client="visible"><p style="top:0"></p></sg-island><p style="top:0"></p>')
    expect(html).toBe('<sg-island data-client="visible"><p class="S" data-style="top:0"></p></sg-island><p class="S"></p>')
  })

  it('quotes and addresses of the document itself -> read as the browser reads the attribute', () => {
    expect(moved('<p style="font-family:&quot;A &amp; B&quot;;mask:url(#m)"></p>')[1]).toBeUndefined()
    expect(moved('<p style="font-family:&quot;A B&quot;;mask:url(#m)"></p>')[1]).toBe('.S:not(#s){font-family:"A B";mask:url(#m)}\n')
  })

  it('text that could reach out of its rule, or means something else in a sheet -> stays', () => {
    for (const style of ['a:b}*{color:red', 'a:url(x.png)', 'a:&quot;', 'a:calc(1', 'a:1)', 'a:b/*', 'a:\\7d', 'a:&nbsp;', ''])
      unchanged(`<p style="${style}">x</p>`)
  })

  it('what only looks like a style attribute -> stays', () => {
    unchanged(
      '<p title=\' style="a:b" \'> style="a:b" </p><!-- <p style="a:b"> --><script>"<p style=\\"a:b\\">"; x = \' style="a:b"\'</script>',
    )
    unchanged(`<p data-props="{&quot;style=&quot;:1}" data-style="x">y style="z"</p>`)
  })
})
