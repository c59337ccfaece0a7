// The properties of an HTML element as source code of a props object for React. Needed for elements with dynamic content; all others are
// already HTML.
import type { Properties } from 'hast'
import { find, hastToReact, html } from 'property-information'
import { linkMarkerPattern } from '../../content/document.ts'

/** Source code of a string, in which each marker is a URL from `links`. */
export function stringCode(text: string): string {
  if (!text.includes('\u0000')) return JSON.stringify(text)
  const parts = text.split(linkMarkerPattern).map((part, index) => (index % 2 === 1 ? `_sg.href(${part})` : JSON.stringify(part)))
  return parts.filter((part) => part !== '""').join('+')
}

/** `color: red` -> an object, as React requires. */
export function readStyle(text: string): Record<string, string> {
  const entries = text.split(/;(?![^(]*\))/).flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim()
    if (name === '') return []
    const property = name.startsWith('--')
      ? name
      : name
          .toLowerCase()
          .replace(/^-ms-/, 'ms-')
          .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
    return [[property, declaration.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(entries)
}

export function styleCode(text: string): string {
  return JSON.stringify(readStyle(text))
}

export function propsCode(properties: Properties): string {
  const entries: string[] = []
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const info = find(html, property)
    const name = info.space === 'html' ? (hastToReact[info.property] ?? info.property) : info.attribute
    const code = Array.isArray(value)
      ? JSON.stringify(value.join(info.commaSeparated ? ', ' : ' '))
      : typeof value === 'string'
        ? name === 'style'
          ? styleCode(value)
          : stringCode(value)
        : JSON.stringify(value)
    entries.push(`${JSON.stringify(name)}:${code}`)
  }
  return entries.length === 0 ? 'null' : `{${entries.join()}}`
}
