import { describe, expect, it } from 'vitest'
import { listStyleClasses } from '../../src/bundle/list-style-classes.ts'

describe('listStyleClasses', () => {
  const cases: [css: string, classes: string[] | undefined][] = [
    ['.a{color:red}.b:hover,.c>p{color:red}', ['a', 'b', 'c']],
    ['.a .b.c{color:red}', ['a b c']],
    ['.a{color:red}.a .b{color:red}', ['a']],
    ['@media (min-width:1px){@supports (x:y){.a{color:red}}}', ['a']],
    ['@layer x{.a{--url:url("data:,{.b{}");content:"}"}}.c{color:red}', ['a', 'c']],
    ['@keyframes move{0%{left:0}to{left:1px}}.a{animation:move}', ['a']],
    ['@media print{@font-face{src:url(x.woff2)}.a{color:red}}@property --x{syntax:"*";inherits:false}', ['a']],
    ['/* p{} */.a:not(.b):nth-child(2n of .c) p{color:red}', ['a']],
    [':is(.a,.b p) i{color:red}', ['a', 'b']],
    [':is(.a,.b) .c:where(.d,p){color:red}', ['a c', 'b c']],
    [':not(:is(.a,.b)) .c{color:red}', ['c']],
    ['', []],
    ['.a{color:red}p{color:red}', undefined],
    [':root{--x:1}', undefined],
    [':is(.a,p){color:red}', undefined],
    ['[class=a]{color:red}', undefined],
    ['[data-x=".a"]{color:red}', undefined],
    ['.a\\:b{color:red}', undefined],
    [':not(.a){color:red}', undefined],
    ['@media print{*{color:red}}', undefined],
  ]
  for (const [css, classes] of cases) {
    it(`${css} -> ${classes === undefined ? 'any page' : classes.join(', ')}`, () => {
      expect(listStyleClasses(css)).toEqual(classes)
    })
  }
})
