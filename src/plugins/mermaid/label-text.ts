// Texts of labels on their way through the library that draws: it reads its input line by line with simple patterns, so a sign that means
// something there is sent as one that means nothing, and put back in the drawing.
import { decodeHTML } from 'entities'
import { escapeHtml } from '../../lib/escape.ts'

/** Private characters, in the order of `signs`. */
const firstSubstitute = 0xe100
const signs = [...'[](){}<>&"|\\/;%#:=~*^$`', ' ', '']
const signPattern = /[[\](){}<>&"|\\/;%#:=~*^$`]/g
const substitutePattern = /[\uE100-\uE1FF]/g

/** Stands for a label without text. */
export const noText = substituteOf('')

function substituteOf(sign: string): string {
  return String.fromCharCode(firstSubstitute + signs.indexOf(sign))
}

/** What a label says: lines of plain text. Mermaid keeps the entities that an author writes in a form of its own. */
export function linesOfLabel(label: string): string[] {
  const written = label.replaceAll('ﬂ°°', '&#').replaceAll('ﬂ°', '&').replaceAll('¶ß', ';')
  return decodeHTML(decodeHTML(written).replace(/<br\s*\/?>|\\n/gi, '\n'))
    .replace(/<\/?(?:b|strong|i|em|u|s|del|sub|sup|small|mark|span|div|p|code)(?:\s[^<>]*)?>/gi, '')
    .replace(/[\uE000-\uF8FF\u0000-\u0009\u000B-\u001F]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
}

/** What a label says, in one line. */
export function sayLabel(label: string): string {
  return linesOfLabel(label).join(' ')
}

/** The label as one line for the library. */
export function sendLabel(label: string): string {
  const lines = linesOfLabel(label).map((line) => line.replace(signPattern, substituteOf))
  return lines.join('<br>') || noText
}

/** The same where it may have no spaces either. */
export function sendWord(label: string): string {
  const line = linesOfLabel(label).join(' ').replace(signPattern, substituteOf).replace(/\s+/g, substituteOf(' '))
  return line || noText
}

/** Puts the signs back, as HTML. */
export function restoreSigns(svg: string): string {
  return svg.replace(substitutePattern, (character) => escapeHtml(signs[character.charCodeAt(0) - firstSubstitute] ?? ''))
}
