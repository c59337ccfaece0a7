import { expect, it } from 'vitest'
import { splitShell } from '../../../src/plugins/samples/split-shell.ts'

const words = (text: string) => splitShell(text).map((command) => command.map((word) => word.text))

it.each([
  ['ls -l', [['ls', '-l']]],
  ['a && b || c; d | e & f', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
  ['a \\\n  b \\\r\n  c\nd', [['a', 'b', 'c'], ['d']]],
  ['a \'b c\' "d \\" e" f\\ g', [['a', 'b c', 'd \\" e', 'f g']]],
  ['# a comment\na # another\na#b', [['a'], ['a#b']]],
  ['$ A=1 B=2 run', [['run']]],
  ['A=1', []],
  ["a --json='{\"b\": 1}' 'open", [['a', '--json={"b": 1}', 'open']]],
  ['(cd a && b)', [['cd', 'a'], ['b']]],
  ['\\', [['']]],
  ['', []],
])('%j -> %j', (text, commands) => {
  expect(words(text)).toEqual(commands)
})

it('words -> where they stand', () => {
  const text = 'a  "b c" \\\n  --d'
  expect(
    splitShell(text)
      .flat()
      .map(({ start, end }) => text.slice(start, end)),
  ).toEqual(['a', '"b c"', '--d'])
})
