// Writes XML for feeds and the sitemap: small trees of elements, with all text escaped.

/** What XML 1.0 cannot hold, even escaped: most control characters, lone surrogates, two noncharacters. */
const forbiddenPattern =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '\r': '&#13;' }

/** `text` for the content of an element or the value of an attribute, without characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(forbiddenPattern, '').replace(/[&<>"'\r]/g, (character) => entities[character] ?? '')
}

export type XmlAttributes = Record<string, string | undefined>

export interface XmlElement {
  name: string
  attributes: XmlAttributes
  /** Text, or elements; '' for none. */
  content: string | XmlElement[]
}

/** Names are the generator's own and not escaped; undefined attributes are left out. */
export function xml(name: string, content: string | (XmlElement | undefined)[] = '', attributes: XmlAttributes = {}): XmlElement {
  return { name, attributes, content: typeof content === 'string' ? content : content.filter((child) => child !== undefined) }
}

/** A whole document, indented by two spaces per level, with a line feed at the end. */
export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderElement(root, '')}`
}

function renderElement({ name, attributes, content }: XmlElement, indent: string): string {
  let start = `${indent}<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) start += ` ${key}="${escapeXml(value)}"`
  }
  if (content.length === 0) return `${start}/>\n`
  if (typeof content === 'string') return `${start}>${escapeXml(content)}</${name}>\n`
  return `${start}>\n${content.map((child) => renderElement(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}
