import { describe, expect, it } from 'vitest'
import { absolutiseHtml } from '../../../src/plugins/feeds/absolutise-html.ts'

const page = 'https://example.com/base/blog/post'

describe('absolutiseHtml', () => {
  it.each([
    ['<a href="/base/docs">x</a>', '<a href="https://example.com/base/docs">x</a>'],
    ['<a href="#top">x</a>', '<a href="https://example.com/base/blog/post#top">x</a>'],
    ['<a href="other?a=1&amp;b=2">x</a>', '<a href="https://example.com/base/blog/other?a=1&amp;b=2">x</a>'],
    ['<a href="https://other.example/">x</a>', '<a href="https://other.example/">x</a>'],
    ['<a href="//cdn.example/x">x</a>', '<a href="https://cdn.example/x">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<a href="http://[">x</a>', '<a href="http://[">x</a>'],
    ['<img src="/i.png" alt="a &quot;b&quot;">', '<img src="https://example.com/i.png" alt="a &quot;b&quot;">'],
    ['<img src=data:image/png;base64,AA==>', '<img src="data:image/png;base64,AA==">'],
    ['<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="https://example.com/a.png 1x, https://example.com/b.png 2x">'],
    [
      '<video poster="/p.jpg" src="v.mp4"></video>',
      '<video poster="https://example.com/p.jpg" src="https://example.com/base/blog/v.mp4"></video>',
    ],
    ['<blockquote cite="/c">x</blockquote>', '<blockquote cite="https://example.com/c">x</blockquote>'],
    [
      '<svg viewBox="0 0 1 1"><title>t</title><use xlink:href="#i"/></svg>',
      '<svg viewbox="0 0 1 1"><title>t</title><use xlink:href="https://example.com/base/blog/post#i"></use></svg>',
    ],
  ])('%s -> %s', (html, expected) => {
    expect(absolutiseHtml(html, page)).toBe(expected)
  })

  it.each([
    ['a &lt;b&gt; &amp; c', 'a &lt;b&gt; &amp; c'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<br/><hr>', '<br><hr>'],
    ['<!-- truncate -->x', 'x'],
    ['<pre><code>if (a &lt; b) {}</code></pre>', '<pre><code>if (a &lt; b) {}</code></pre>'],
    ['<div', ''],
    ['<p>\u00a0</p>', '<p>\u00a0</p>'],
    ['<table><tr><td>x</table>', '<table><tr><td>x</td></tr></table>'],
  ])('%s -> %s', (html, expected) => {
    expect(absolutiseHtml(html, page)).toBe(expected)
  })

  it.each([
    ['a<script>alert("</p>")</script>b', 'ab'],
    ['a<style>p { color: red }</style>b', 'ab'],
    ['a<template><p>x</p></template>b', 'ab'],
    ['a<script type="application/json">{"a":"<p>"}</script>', 'a'],
    ['<sg-island data-id="1"><p>x</p></sg-island>', '<p>x</p>'],
    ['a<link rel="prefetch" href="/x">b', 'ab'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<p onclick="go()" ONLOAD=x class="c">x</p>', '<p class="c">x</p>'],
    ['<p a"b=c>x</p>', '<p>x</p>'],
  ])('what readers must not run: %s -> %s', (html, expected) => {
    expect(absolutiseHtml(html, page)).toBe(expected)
  })

  it.each([
    ['<h2 id="a">A<a class="sg-anchor-link" href="#a" aria-label="Direct link to A"></a></h2><p>x</p>', '<h2 id="a">A</h2><p>x</p>'],
    [
      '<fieldset class="tabs"><input type="radio" name="t" id="t0" checked><label class="tab" for="t0">npm <b>!</b></label><div class="tab-panel"><p>x</p></div></fieldset>',
      '<p><strong>npm <b>!</b></strong></p><div class="tab-panel"><p>x</p></div>',
    ],
    ['a<fieldset><legend>Kind</legend><label><input type="radio"><span>fade</span></label><label>slide</label></fieldset>b', 'ab'],
    ['a<button>Copy <i>x</i></button><select><option>1</select><textarea>2</textarea><output>3</output>b', 'ab'],
    ['<pre tabindex="0" data-x="1">a</pre>', '<pre>a</pre>'],
    ['<p>a<span aria-hidden="true">x<br>y</span>b</p><p hidden>c</p>', '<p>ab</p>'],
    ['<li>Note <a href="#r" data-footnote-backref="" class="b">↩</a></li>', '<li>Note </li>'],
    ['<li><input type="checkbox" disabled="" checked=""> done</li>', '<li><input type="checkbox" disabled="" checked=""> done</li>'],
  ])('what only makes sense on the page: %s -> %s', (html, expected) => {
    expect(absolutiseHtml(html, page)).toBe(expected)
  })

  it('a tag that is never closed, 20,000 deep -> closed, without running out of stack', () => {
    const result = absolutiseHtml('<b>'.repeat(20_000), page)
    expect(result).toHaveLength(20_000 * '<b></b>'.length)
  })
})
