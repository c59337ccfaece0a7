import { expect, it } from 'vitest'
import { withNewestFonts } from '../../src/bundle/newest-fonts.ts'

it.each([
  [
    '@font-face{src:url(a.woff2) format("woff2"),url(a.woff) format("woff"), url(a.ttf) format("truetype")}',
    '@font-face{src:url(a.woff2) format("woff2")}',
  ],
  [
    "@font-face { src: url('a.woff2') format('woff2') , url('a.woff') format('woff'); font-weight: 400 }",
    "@font-face { src: url('a.woff2') format('woff2'); font-weight: 400 }",
  ],
  ['@font-face{src:url(a.ttf) format("truetype")}', '@font-face{src:url(a.ttf) format("truetype")}'],
  [
    '@font-face{src:url(a.woff) format("woff"),url(a.woff2) format("woff2")}',
    '@font-face{src:url(a.woff) format("woff"),url(a.woff2) format("woff2")}',
  ],
  ['a::after{content:"woff2"}', 'a::after{content:"woff2"}'],
])('%s -> %s', (css, expected) => expect(withNewestFonts(css)).toBe(expected))
