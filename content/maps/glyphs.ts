// The small drawings of the steps: shapes in a box of 40 by 32, from back to front. A tone is a class of `maps.css`; `line` and `mark` are strokes, the
// second one on a filled shape.

type Tone = 'a' | 'b' | 'c' | 'd' | 'ink' | 'dark' | 'soft' | 'paper' | 'line' | 'mark' | 'curve'
type Shape = readonly [tone: Tone, path: string]

function box(x: number, y: number, width: number, height: number, radius = 2): string {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

export const glyphs = {
  code: [
    ['soft', box(4, 3, 32, 26, 4)],
    ['a', box(9, 9, 10, 3) + box(9, 20, 12, 3)],
    ['c', box(22, 9, 8, 3)],
    ['b', box(13, 14.5, 16, 3)],
  ],
  bundle: [
    ['c', box(6, 11, 28, 18, 3)],
    ['a', box(4, 5, 32, 8, 2)],
    ['ink', box(17, 5, 6, 14, 1)],
  ],
  function: [
    ['a', box(6, 3, 28, 26, 7)],
    ['mark', 'M14 9h3l9 14M19.5 15l-6 8'],
  ],
  cloud: [['a', 'M12 27a7 7 0 0 1-.5-14A9 9 0 0 1 29 12.5a7.3 7.3 0 0 1-1 14.5z']],
  store: [
    ['a', 'M8 8v16c0 3 5.4 5 12 5s12-2 12-5V8z'],
    ['soft', 'M8 8c0-3 5.4-5 12-5s12 2 12 5-5.4 5-12 5-12-2-12-5z'],
    ['mark', 'M9 16c1.5 2.3 6 3.5 11 3.5s9.5-1.2 11-3.5'],
  ],
  film: [
    ['ink', box(4, 4, 32, 24, 4)],
    ['a', box(10, 4, 20, 24, 1)],
    [
      'paper',
      `M17 10.5v11l9-5.5z${box(6, 8, 2, 3, 1)}${box(6, 14.5, 2, 3, 1)}${box(6, 21, 2, 3, 1)}${box(32, 8, 2, 3, 1)}${box(32, 14.5, 2, 3, 1)}${box(32, 21, 2, 3, 1)}`,
    ],
  ],
  frames: [
    ['soft', box(3, 9, 22, 16, 3)],
    ['c', box(9, 6, 22, 16, 3)],
    ['a', box(15, 9, 22, 18, 3)],
    ['paper', `${disc(32, 14, 2)}M18 24l6-7 4 4 2-2 4 5z`],
  ],
  progress: [
    ['soft', box(3, 12, 34, 8, 4)],
    ['d', box(3, 12, 22, 8, 4)],
    ['ink', disc(25, 16, 6)],
  ],
  file: [
    ['soft', 'M10 2h13l8 8v18a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z'],
    ['ink', 'M23 2l8 8h-8z'],
    ['a', box(13, 15, 13, 3) + box(13, 21, 9, 3)],
  ],
  bin: [
    ['b', 'M10 12h20l-1.5 16a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z'],
    ['ink', box(7, 6, 26, 4) + box(15, 3, 10, 3, 1.5)],
    ['mark', 'M17 16l.5 9M23 16l-.5 9'],
  ],
  key: [
    ['c', disc(12, 16, 9)],
    ['ink', box(19, 14, 18, 4, 1) + box(28, 16, 4, 7, 1) + box(33, 16, 4, 6, 1)],
    ['paper', disc(12, 16, 3.5)],
  ],
  shield: [
    ['d', 'M20 2l12 4v9c0 8-5 12.5-12 15-7-2.5-12-7-12-15V6z'],
    ['mark', 'M14 15.5l4.5 4.5 8-8.5'],
  ],
  globe: [
    ['a', disc(20, 16, 13)],
    ['mark', 'M7.5 16h25M20 3.5c-8 7-8 18 0 25M20 3.5c8 7 8 18 0 25'],
  ],
  list: [
    ['soft', box(7, 2, 26, 28, 3)],
    ['d', disc(13, 9, 2) + disc(13, 16, 2)],
    ['b', disc(13, 23, 2)],
    ['ink', box(18, 7.5, 11, 3) + box(18, 14.5, 11, 3) + box(18, 21.5, 8, 3)],
  ],
  browser: [
    ['soft', box(4, 3, 32, 26, 4)],
    ['a', 'M4 11V7a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v4z'],
    ['paper', disc(9, 7, 1.5) + disc(14, 7, 1.5)],
    ['c', box(9, 15, 10, 10)],
    ['ink', box(22, 15, 9, 3) + box(22, 21, 6, 3)],
  ],
  terminal: [
    ['ink', box(4, 3, 32, 26, 4)],
    ['mark', 'M10 11l5 5-5 5M18 21h10'],
  ],
  server: [
    ['ink', box(6, 3, 28, 11, 3)],
    ['a', box(6, 18, 28, 11, 3)],
    ['c', disc(12, 8.5, 2)],
    ['paper', disc(12, 23.5, 2) + box(19, 7, 10, 3) + box(19, 22, 10, 3)],
  ],
  choose: [
    ['soft', box(4, 5, 14, 10) + box(4, 18, 14, 10) + box(22, 18, 14, 10)],
    ['a', box(22, 5, 14, 10)],
    ['line', 'M20 3.5h18v13H20z'],
  ],
  sliders: [
    ['soft', box(4, 6, 32, 4) + box(4, 14, 32, 4) + box(4, 22, 32, 4)],
    ['a', disc(14, 8, 4)],
    ['b', disc(27, 16, 4)],
    ['c', disc(18, 24, 4)],
  ],
  player: [
    ['ink', box(4, 3, 32, 26, 4)],
    ['a', box(7, 6, 26, 15)],
    ['paper', 'M17.5 9v9l7.5-4.5z'],
    ['soft', box(7, 24, 26, 2, 1)],
    ['b', box(7, 24, 11, 2, 1)],
  ],
  pointer: [
    ['soft', box(4, 4, 24, 20, 4)],
    ['a', box(8, 8, 12, 12, 3)],
    ['ink', 'M18 13l17 7-7 2.5-3 7z'],
  ],
  wave: [
    ['a', box(3, 13, 4, 6) + box(15, 4, 4, 24) + box(27, 11, 4, 10)],
    ['b', box(9, 8, 4, 16) + box(21, 7, 4, 18) + box(33, 13, 4, 6)],
  ],
  microphone: [
    ['b', box(15, 2, 10, 17, 5)],
    ['line', 'M10 14c0 12 20 12 20 0M20 23v6M14 29h12'],
  ],
  captions: [
    ['soft', box(4, 3, 32, 26, 4)],
    ['ink', box(8, 18, 11, 6)],
    ['c', box(21, 18, 11, 6)],
    ['a', disc(20, 10, 4)],
  ],
  letter: [
    ['soft', box(4, 3, 32, 26, 4)],
    ['a', 'M18 7h4l8 18h-4.5l-1.6-4h-7.8l-1.6 4H10zm2 5l-2.4 5.5h4.8z'],
  ],
  ruler: [
    ['c', box(3, 10, 34, 13, 2)],
    ['line', 'M9 10v5M15 10v8M21 10v5M27 10v8M33 10v5'],
  ],
  chip: [
    ['line', 'M14 2v6M20 2v6M26 2v6M14 24v6M20 24v6M26 24v6M6 11h6M6 16h6M6 21h6M28 11h6M28 16h6M28 21h6'],
    ['ink', box(10, 6, 20, 20, 4)],
    ['d', box(15, 11, 10, 10)],
  ],
  tracks: [
    ['a', box(3, 4, 22, 6, 2)],
    ['b', box(12, 13, 25, 6, 2)],
    ['d', box(7, 22, 18, 6, 2)],
    ['line', 'M22 2v28'],
  ],
  gear: [
    [
      'ink',
      'M17 2h6l1 4 3 1.3 3.5-2.1 4.2 4.2-2.1 3.5L34 16l-1.4 3.1 2.1 3.5-4.2 4.2-3.5-2.1L24 26l-1 4h-6l-1-4-3-1.3-3.5 2.1-4.2-4.2 2.1-3.5L6 16l1.4-3.1-2.1-3.5 4.2-4.2L13 7.3 16 6z',
    ],
    ['c', disc(20, 16, 5.5)],
  ],
  fault: [
    ['c', 'M18.3 3.5a2 2 0 0 1 3.4 0l14 23a2 2 0 0 1-1.7 3H6a2 2 0 0 1-1.7-3z'],
    ['dark', `M18.5 11h3l-.5 9h-2z${disc(20, 24.5, 1.8)}`],
  ],
  clock: [
    ['soft', disc(20, 16, 13)],
    ['line', 'M20 8v8l6 4'],
    ['b', disc(20, 16, 2)],
  ],
  picture: [
    ['soft', box(4, 4, 32, 24, 4)],
    ['c', disc(13, 12, 3.5)],
    ['a', 'M6 26l9-9 6 5 6-8 8 10v2z'],
  ],
  tag: [
    ['d', 'M5 6h14l17 12-10 12L5 20z'],
    ['paper', disc(11, 12, 2.5)],
  ],
  upload: [
    ['a', 'M20 2l9 10h-5v9h-8v-9h-5z'],
    ['ink', box(6, 25, 28, 4)],
  ],
  cube: [
    ['a', 'M20 2l13 7-13 7-13-7z'],
    ['b', 'M7 9l13 7v14L7 23z'],
    ['c', 'M33 9l-13 7v14l13-7z'],
  ],
  curve: [
    ['line', 'M5 4v24h31'],
    ['curve', 'M6 26c12 0 9-20 28-20'],
    ['b', disc(20, 15, 3)],
  ],
  people: [
    ['a', `${disc(13, 10, 5)}M3 28c0-8 4-11 10-11s10 3 10 11z`],
    ['b', `${disc(28, 12, 4)}M24 28c0-5-.5-7-1.5-8.5 6-3 13.5-.5 13.5 8.5z`],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>

export type GlyphName = keyof typeof glyphs
