import { describe, expect, it } from 'vitest'
import { withoutColors } from '../../src/lib/without-colors.ts'

describe('withoutColors', () => {
  it.each([
    ['<pre><code><span class="t-1 t-i">a</span> <span>b</span></code></pre>', '<pre><code>a b</code></pre>'],
    ['<pre class="x"><span id="line">a</span></pre>', '<pre class="x"><span id="line">a</pre>'],
    ['<p><span class="a">text</span></p>', '<p><span class="a">text</span></p>'],
    ['<pre>one</pre><span class="a">b</span><pre><span class="a">two</span></pre>', '<pre>one</pre><span class="a">b</span><pre>two</pre>'],
    ['<pre><a href="/x"><span class="a">x</span></a></pre>', '<pre><a href="/x">x</a></pre>'],
  ])('%s -> %s', (html, expected) => {
    expect(withoutColors(html)).toBe(expected)
  })
})
