// The plugin: code blocks ```bars, with the unit behind the language, become bars on a scale (the form is in `read-bars.ts`). For examples whose
// numbers stand in the text. Bars with the same number in their rows have the same color.
import type { Plugin } from 'sitegen'
import { type Bar, endOf, type Row, readBars } from './read-bars.ts'

const rowHeight = 72
const tones = ['a', 'b', 'd', 'c']
/** Percent: numbers that are nearer to each other would touch on a phone. */
const nearest = 9

export function bars(): Plugin {
  return {
    name: 'bars',
    site: { stylesheetsByClass: { 'bars-figure': 'content/bars/bars.css' } },
    markdown: {
      code({ language, meta, code, report }) {
        if (language !== 'bars') return undefined
        try {
          return drawBars(readBars(code), meta, code)
        } catch (error) {
          const [, line, message = String(error)] = (error instanceof Error && /^(\d+): (.*)$/.exec(error.message)) || []
          report({ message, ...(line !== undefined && { line: Number(line) }) })
          return undefined
        }
      },
    },
  }
}

/** @param unit what is counted: `frames`, `seconds` */
export function drawBars(rows: readonly Row[], unit: string, source: string): string {
  const end = endOf(rows)
  const percent = (value: number): string => `${Number(((100 * value) / end).toFixed(3))}%`
  const drawn = rows.map((row, index) => {
    const top = index * rowHeight
    return `<text class="bars-row" y="${top + 13}">${escapeText(row.label)}</text>${drawRow(row, top + 21, percent)}${drawNumbers(row, top + 64, end)}`
  })
  const sentence = rows.map(({ label, bars }) => `${label}, in ${unit}: ${bars.map(sayBar).join(', ')}.`).join(' ')
  const svg = `<svg data-only="page" role="img" aria-label="${escapeText(sentence)}" width="100%" height="${rows.length * rowHeight}">${drawn.join('')}</svg>`
  const text = `<pre hidden data-only="text"><code>${escapeText(source)}</code></pre>`
  return `<figure class="bars-figure fig-colors">${svg}<figcaption data-only="page">in ${escapeText(unit)}</figcaption>${text}</figure>`
}

function sayBar({ from, to, label, isEmpty }: Bar): string {
  return `${isEmpty ? 'nothing' : label} from ${from} to ${to}${isEmpty && label !== '' ? ` (${label})` : ''}`.trimStart()
}

function drawRow({ bars }: Row, top: number, percent: (value: number) => string): string {
  let count = 0
  return bars
    .map(({ from, to, label, isEmpty }) => {
      const tone = isEmpty ? 'empty' : tones[count++ % tones.length]
      const text = label === '' ? '' : `<text x="8" y="19">${escapeText(label)}</text>`
      return `<svg class="bars-${tone}" x="${percent(from)}" y="${top}" width="${percent(to - from)}" height="28"><rect width="100%" height="28" rx="4"/><rect class="bars-edge" width="3" height="28" rx="1.5"/>${text}</svg>`
    })
    .join('')
}

function drawNumbers({ bars }: Row, y: number, end: number): string {
  const values = [...new Set(bars.flatMap(({ from, to }) => [from, to]))].sort((left, right) => left - right)
  const last = values.at(-1) ?? 0
  const shown: number[] = []
  for (const value of values) {
    const before = shown.at(-1)
    const isNear = (other: number | undefined) => other !== undefined && (100 * Math.abs(value - other)) / end < nearest
    if (value === last && isNear(before)) shown.pop()
    if (value === last || !isNear(before)) shown.push(value)
  }
  return shown
    .map((value) => {
      const anchor = value === 0 ? 'start' : value === end ? 'end' : 'middle'
      return `<text class="bars-number" x="${Number(((100 * value) / end).toFixed(3))}%" y="${y}" text-anchor="${anchor}">${value}</text>`
    })
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
