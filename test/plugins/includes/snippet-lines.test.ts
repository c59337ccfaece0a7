// Lines of VitePress that ask for a code block from a file.
import { describe, expect, it } from 'vitest'
import { writeSnippetsAsBlocks } from '../../../src/plugins/includes/snippet-lines.ts'

const read = (text: string): string[] =>
  writeSnippetsAsBlocks(text.split('\n').map((each, index) => ({ text: each, file: 'a.md', line: index + 1 }))).map(
    (line) => `${line.line} ${line.text}`,
  )

describe('a line of its own', () => {
  it.each([
    ['<<< @/demo.ts', '```file="@site/demo.ts"'],
    ['<<<./demo.ts', '```file="./demo.ts"'],
    ['<<< demo.ts', '```file="./demo.ts"'],
    ['<<< ../a b/demo.ts', '```file="../a b/demo.ts"'],
    ['<<< @/demo.ts#part', '```file="@site/demo.ts" region="part"'],
    ['<<< @/demo.ts{2,4-5}', '```file="@site/demo.ts" {2,4-5}'],
    ['<<< @/demo.ts{c#}', '```c# file="@site/demo.ts"'],
    ['<<< @/demo.ts#part{1 ts:line-numbers} [The demo]', '```ts:line-numbers file="@site/demo.ts" region="part" {1} title="The demo"'],
    ['<<< @/demo.ts {1} [demo.ts]', '```file="@site/demo.ts" {1} title="demo.ts"'],
    ['   <<< @/demo.ts', '   ```file="@site/demo.ts"'],
  ])('%s -> %s', (line, opening) => expect(read(line)).toEqual([`1 ${opening}`, `1 ${/^ */.exec(opening)?.[0]}\`\`\``]))

  it.each(['a <<< b', '`<<< @/demo.ts`', '<<<', '<<< ', 'cat <<<EOF', '<<< "a"'])('%s -> as it is', (line) =>
    expect(read(line)).toEqual([`1 ${line}`]),
  )
})

it('in a code block -> as it is, behind it -> a block', () => {
  expect(read('````md\n```\n<<< ./a.ts\n```\n````\n<<< ./b.ts')).toEqual([
    '1 ````md',
    '2 ```',
    '3 <<< ./a.ts',
    '4 ```',
    '5 ````',
    '6 ```file="./b.ts"',
    '6 ```',
  ])
})
