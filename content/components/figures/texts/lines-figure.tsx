'use client'

// `fillTextBox()` and `fitTextOnNLines()`: a text in a box, measured in the page. Before the page lives, a guess stands in.
import { fillTextBox, fitTextOnNLines } from '@remotion/layout-utils'
import { useState, useSyncExternalStore } from 'react'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { TextArea } from './text-area.tsx'
import { TextFrame } from './text-frame.tsx'

/** Has room on a phone. */
const width = 290
const font = { fontFamily: 'system-ui, sans-serif', fontWeight: 700 } as const
/** What a letter is wide on average, as a part of the font size. */
const guess = 0.58

const nothing = () => () => undefined
const useMeasurable = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

interface Lines {
  lines: readonly string[]
  fontSize: number
  isFull: boolean
}

type Advance = (text: string) => { exceedsBox: boolean; newLine: boolean }

/** Words go in until the box is full. */
function fill(text: string, add: Advance): { lines: string[]; isFull: boolean } {
  const lines = ['']
  for (const word of text.split(' ')) {
    const { exceedsBox, newLine } = add(`${word} `)
    if (exceedsBox) return { lines: lines.map((line, index) => (index === lines.length - 1 ? `${line.trimEnd()}…` : line)), isFull: true }
    if (newLine) lines.push('')
    lines[lines.length - 1] += `${word} `
  }
  return { lines, isFull: false }
}

/** The same with guessed widths. */
function guessBox(fontSize: number, maxLines: number): Advance {
  let used = 0
  let line = 1
  return (text) => {
    const length = text.length * fontSize * guess
    const newLine = used > 0 && used + length > width
    if (newLine) line += 1
    used = newLine ? length : used + length
    return { exceedsBox: line > maxLines, newLine }
  }
}

export default function LinesFigure({ show }: { show: 'fill' | 'fit' }) {
  const [text, setText] = useState('The river carries the boats past the old town')
  const [maxLines, setMaxLines] = useState(show === 'fill' ? 2 : 3)
  const [fontSize, setFontSize] = useState(26)
  const isMeasurable = useMeasurable()
  const words = text.trim().replace(/\s+/g, ' ')

  const filled = (): Lines => {
    const box = isMeasurable ? fillTextBox({ maxBoxWidth: width, maxLines }) : undefined
    const add: Advance = box ? (part) => box.add({ text: part, fontSize, ...font }) : guessBox(fontSize, maxLines)
    return { ...fill(words, add), fontSize }
  }
  const fitted = (): Lines => {
    if (isMeasurable) return { ...fitTextOnNLines({ text: words, maxLines, maxBoxWidth: width, maxFontSize: 60, ...font }), isFull: false }
    const size = Math.min(60, (width * maxLines * 0.85) / (words.length * guess))
    return { ...fill(words, guessBox(size, 99)), fontSize: size, isFull: false }
  }
  const { lines, fontSize: size, isFull } = words === '' ? { lines: [], fontSize, isFull: false } : show === 'fill' ? filled() : fitted()
  return (
    <TextFrame
      label={
        show === 'fill'
          ? `Words in a box of ${maxLines} lines${isFull ? ', of which some have no room' : ''}.`
          : `A text in at most ${maxLines} lines, as large as it fits.`
      }
      code={
        show === 'fill'
          ? liveCode`fillTextBox({ maxBoxWidth: ${width}, maxLines: ${maxLines} }).add({ text: word, fontSize: ${fontSize}, … }) // exceedsBox: ${isFull}`
          : liveCode`fitTextOnNLines({ text, maxLines: ${maxLines}, maxBoxWidth: ${width}, … }) // fontSize: ${size.toFixed(1)}, ${lines.length} lines`
      }
      controls={
        <>
          <TextArea label="text" value={text} onChange={setText} rows={2} />
          <Slider label="maxLines" value={maxLines} onChange={setMaxLines} min={1} max={4} />
          {show === 'fill' ? <Slider label="fontSize" value={fontSize} onChange={setFontSize} min={14} max={40} /> : null}
        </>
      }
    >
      <div className="fig-measured" style={{ '--fig-box': `${width + 6}px`, ...font, fontSize: size }}>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </div>
    </TextFrame>
  )
}
