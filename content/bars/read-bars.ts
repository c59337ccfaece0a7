// The text of a code block ```bars -> rows of bars:
//
//   ```bars seconds
//   In the clip: 0-3 normal, 3-4 slow, 4-12 fast
//   In the video: 0-3 normal, 3-7 slow, 7-9 fast
//   ```
//
// What is in parentheses, `9-12 (cut)`, is an empty place.

export interface Bar {
  from: number
  to: number
  label: string
  isEmpty: boolean
}

export interface Row {
  label: string
  bars: Bar[]
}

/** Pixels that a drawing has on a phone, and that a letter takes in it. */
const narrowest = 300
const letter = 7

/** @throws what is wrong in a line, with its number from 1 in front */
export function readBars(code: string): Row[] {
  const rows = code.split('\n').map(readRow)
  const end = endOf(rows)
  for (const [index, { bars }] of rows.entries())
    for (const { from, to, label } of bars) {
      const room = Math.floor((((to - from) / end) * narrowest - 8) / letter)
      if (label.length > room)
        throw new Error(
          `${index + 1}: expected a label of at most ${Math.max(room, 0)} letters for the bar from ${from} to ${to}, found "${label}"`,
        )
    }
  return rows
}

/** Where the last bar ends. */
export function endOf(rows: readonly Row[]): number {
  return Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)))
}

function readRow(line: string, index: number): Row {
  const [, label, rest] = /^([^:]+): (.+)$/.exec(line) ?? []
  if (label === undefined || rest === undefined) throw new Error(`${index + 1}: expected "label: from-to name, …", found "${line}"`)
  return { label, bars: rest.split(', ').map((text) => readBar(text, index)) }
}

function readBar(text: string, index: number): Bar {
  const [, from, to, label = ''] = /^([\d.]+)-([\d.]+)(?: (.+))?$/.exec(text) ?? []
  if (from === undefined || to === undefined || Number(to) <= Number(from))
    throw new Error(`${index + 1}: expected "from-to name" with a second number that is larger than the first, found "${text}"`)
  const isEmpty = /^\(.*\)$/.test(label)
  return { from: Number(from), to: Number(to), label: isEmpty ? label.slice(1, -1) : label, isEmpty }
}
