import { expect, it } from 'vitest'
import { isFormula } from '../../src/markdown/dollar-signs.ts'

/** `before|$…$|after` */
function read(text: string): boolean {
  const [before = '', written = '', after = ''] = text.split('|')
  return isFormula(before || ' ', written, after || ' ')
}

it.each([
  '|$x$|',
  '|$5$|.',
  '|$n$|th',
  '|$\\alpha$|s',
  '|$x^2 + y^2 = z^2$|,',
  '(|$a_i$|)',
  '設|$x$|為',
  '|$ x^2 $|',
  '|$2 \\pi r$|',
  '|$2x$|.',
  '|$f$|(x)',
  '|$$5 and $$|6',
])('%s -> a formula', (text) => expect(read(text)).toBe(true))

it.each([
  ['prices', '|$5 and $|6'],
  ['prices without a space', '|$1,$|2'],
  ['a currency', 'S|$5 or A$|'],
  ['a sum', '|$5 million (about R$|)'],
  ['variables of a shell', '|$HOME and $|PATH'],
  ['a path', '|$HOME/$|USER'],
  ['variables one after the other', '|$first$|second'],
  ['variables in braces', '|$\u007Bname}-$|{id}'],
  ['commands', '|$(id -u):$|(id -g)'],
  ['functions', '|$.get,$|.post'],
  ['a dollar behind a number', '5|$ or 6$|'],
  ['room around a text', '|$ and $|'],
])('%s: %s -> none', (_what, text) => expect(read(text)).toBe(false))
