import { describe, expect, it } from 'vitest'
import { endOfOwnTags, placeHeadTags } from '../../src/render/place-head-tags.ts'

const page = (own: string, moved: string, body: string, rest = '<script>0</script>') =>
  `<!doctype html><html lang="en" class="a"><head>${own}${endOfOwnTags}${moved}${rest}</head><body>${body}</body></html>`
const placed = (own: string, moved: string, body = 'x') =>
  /<head>(.*)<script>0<\/script>(.*)<\/head>/
    .exec(placeHeadTags(page(own, moved, body)))
    ?.slice(1)
    .join(' ')

describe('placeHeadTags', () => {
  it.each([
    ['nothing was moved', '<title>A</title>', '', '<title>A</title> '],
    ['a title', '<title>A</title><meta name="b" content="c"/>', '<title>B</title>', '<meta name="b" content="c"/><title>B</title> '],
    ['two titles', '<title>A</title>', '<title>B</title><title>C</title>', '<title>C</title> '],
    [
      'property and name',
      '<meta property="og:title" content="A"/>',
      '<meta name="OG:title" content="B"/>',
      '<meta name="OG:title" content="B"/> ',
    ],
    [
      'two of one kind replace one',
      '<meta property="og:image" content="a"/>',
      '<meta property="og:image" content="b"/><meta property="og:image" content="c"/>',
      '<meta property="og:image" content="b"/><meta property="og:image" content="c"/> ',
    ],
    [
      'a canonical',
      '<link rel="canonical" href="/a"/><link rel="icon" href="i"/>',
      '<link href="/b" rel="canonical"/>',
      '<link rel="icon" href="i"/><link href="/b" rel="canonical"/> ',
    ],
    ['a viewport', '<meta name="viewport" content="a"/><meta name="viewport" content="b"/>', '', '<meta name="viewport" content="b"/> '],
    ['a charset', '<meta charSet="utf-8"/><meta charSet="utf-8"/>', '<meta charset="utf-8"/>', '<meta charSet="utf-8"/> '],
    [
      'what stands beside others',
      '<link rel="stylesheet" href="/a"/><link rel="alternate" type="x" href="y"/>',
      '<link rel="preconnect" href="/b"/><link rel="alternate" type="x" href="z"/>',
      '<link rel="stylesheet" href="/a"/><link rel="alternate" type="x" href="y"/><link rel="preconnect" href="/b"/><link rel="alternate" type="x" href="z"/> ',
    ],
    [
      'one language of several',
      '<link rel="alternate" hreflang="de" href="/a"/><link rel="alternate" hreflang="en" href="/b"/>',
      '<link rel="alternate" hreflang="de" href="/c"/>',
      '<link rel="alternate" hreflang="en" href="/b"/><link rel="alternate" hreflang="de" href="/c"/> ',
    ],
  ])('%s', (_, own, moved, expected) => {
    expect(placed(own, moved)).toBe(expected)
  })

  it('marked tags of the body -> the end of the head, attributes -> html and body', () => {
    const body =
      '<p>a</p><sg-head><div data-sg-root="html" class="b" lang="de" data-x=""></div><base href="/"/><style>p{}</style></sg-head><sg-head><div data-sg-root="body" class="c"></div></sg-head>'
    expect(placeHeadTags(page('<title>A</title><base href="/a"/>', '', body))).toBe(
      '<!doctype html><html lang="de" class="a b" data-x=""><head><title>A</title><script>0</script><base href="/"/><style>p{}</style></head><body class="c"><p>a</p></body></html>',
    )
  })
})
