// What only a plugin of ours shows, in a site without it.
import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'

async function findingsOf(text: string, format: 'md' | 'mdx' = 'md'): Promise<string[]> {
  const { diagnostics } = await parseText(text, { format })
  return diagnostics.map(({ id, message, place, count = 1 }) => {
    const [, plugin = message] = /the plugin (\S+)/.exec(message) ?? []
    return `${id} ${plugin} ${place?.line}:${place?.column}${count > 1 ? ` x${count}` : ''}`
  })
}

describe('formulas', () => {
  it.each([
    ['A $x^2$.', '1:3'],
    ['# The $\\alpha$ particle', '1:7'],
    ['| a |\n| - |\n| $a_i$ |', '3:3'],
    ['For $\\frac{a}{b}$ holds $b_1$.', '1:5 x2'],
    ['Text\n$$\nx\n$$', '2:1'],
    ['> $$\n> a_1\n> $$', '1:3'],
    ['So $$E = mc^2$$ it is.', '1:4'],
    ['Not $5 but $x^2$.', '1:12'],
    ['**Bold $x_1$**', '1:8'],
    ['```math\nx\n```', '1:1'],
    ['A $x^2$.\n\n```math\nx\n```', '1:3 x2'],
  ])('%j -> plugin-missing at %s', async (text, place) => {
    expect(await findingsOf(text)).toEqual([`plugin-missing math ${place}`])
    expect(await findingsOf(text.replace(/\{[ab]\}/g, '{1}'), 'mdx')).toEqual([`plugin-missing math ${place}`])
  })

  it.each([
    'It costs $5 and $6, or $5_000 and $6^.',
    'Set $HOME_DIR and $PATH_A, or $a_b/$c_d.',
    '`$x^2$` and `$$`',
    '```sh\necho $x^2$ $$\n```',
    '\\$x^2\\$',
    'From $n to $m$',
    '<b title="$x^2$">bold</b>',
    'The process $$ and $$.',
  ])('%j -> none', async (text) => expect(await findingsOf(text)).toEqual([]))

  it.each([
    ['Say $\\frac{a}{b_{1}}$.', '1:5'],
    ['Text.\n\n$$\nx_{a^{2}}\n$$', '3:1'],
  ])('%j, which MDX cannot parse -> plugin-missing at %s beside mdx-syntax', async (text, place) => {
    expect(await findingsOf(text, 'mdx')).toEqual([expect.stringContaining('mdx-syntax'), `plugin-missing math ${place}`])
  })

  it('a template in an expression of MDX -> none', async () =>
    expect(await findingsOf('{`$${"a"}^2 $${"b"}^3`} and $5', 'mdx')).toEqual([]))
})

describe('code blocks', () => {
  it.each([
    ['```mermaid\ngraph LR\n```\n\n```mermaid\ngraph TD\n```', 'mermaid 1:1 x2'],
    ['```tsx live\n<A />\n```', 'live-code 1:1'],
    ['```jsx title="A" live noInline\n<A />\n```', 'live-code 1:1'],
    ['```js live=true\na\n```', ''],
    ['```ts title="live now"\na\n```', ''],
    ['```ts file="./a.ts" region="setup"\n```', 'includes 1:1'],
    ['<!-- @include: ./a.md -->\n\n<!-- @include: ./b.md{3,4} -->', 'includes 1:1 x2'],
    ['- <!--@include: ./a.md-->', 'includes 1:3'],
    ['`<!-- @include: ./a.md -->` <!-- see @include: -->', ''],
    ['```ts file="a.ts"\nexport const a = 1\n```', ''],
    ['````md\n```mermaid\ngraph LR\n```\n````', ''],
  ])('%j -> %s', async (text, expected) => expect(await findingsOf(text)).toEqual(expected === '' ? [] : [`plugin-missing ${expected}`]))
})
