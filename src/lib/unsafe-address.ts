// The one rule for addresses that do not lead where a reader expects: those that run a script, and those that look like a path of this site
// and lead to another host. Every room asks it about the addresses that authors write.
import { decodeHTMLAttribute } from 'entities'

/** `script`: a browser runs it, or shows it as a page. `host`: a browser reads a host where a path seems to stand: `//host`, `/\host`. */
export type AddressDanger = 'script' | 'host'

/**
 * What is dangerous about an address, once its entities are decoded. Browsers drop spaces and control characters around an address, tabs
 * and line ends inside it, and read `\` as `/` (URL Standard, basic URL parser); the same characters are dropped here wherever they stand.
 * As an image, which runs no script, `data:image/…` is fine.
 */
export function dangerOf(address: string, use: 'link' | 'image' = 'link'): AddressDanger | undefined {
  const read = address.replace(/[\u0000-\u0020\u007f]/g, '')
  if (/^[/\\]{2}/.test(read)) return 'host'
  if (use === 'image' && /^data:image\//i.test(read)) return undefined
  return /^(?:javascript|vbscript|data):/i.test(read) ? 'script' : undefined
}

/** What to say about such an address, as the end of a sentence that starts with it. */
export const dangers: Readonly<Record<AddressDanger, string>> = {
  script: 'would run a script',
  host: 'looks like a path, but browsers read the name of a host in it',
}

const htmlAddress = /\s(href|xlink:href|src|poster|action|formaction|data|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/**
 * What is dangerous about the addresses in a text of HTML: a browser runs a script when somebody follows or sees one, or one leads readers to
 * another host than it seems. A picture from another host leads nobody there.
 */
export function dangerOfHtml(html: string): AddressDanger | undefined {
  const found = [...html.matchAll(htmlAddress)].flatMap(([, name = '', quoted, single, bare]) => {
    const value = decodeHTMLAttribute(quoted ?? single ?? bare ?? '')
    const address = name.toLowerCase() === 'content' ? refreshAddress(value) : value
    const danger = address === undefined ? undefined : dangerOf(address, /^(?:src|poster)$/i.test(name) ? 'image' : 'link')
    return danger === undefined || (danger === 'host' && /^(?:src|poster|data)$/i.test(name)) ? [] : [danger]
  })
  return found.includes('script') ? 'script' : found[0]
}

/** What is expected where it finds nothing. */
export const safeHtml = 'HTML in which no address runs a script or, like "//host", leads to another site where a path seems to stand'

/** Where `<meta http-equiv="refresh" content="…">` leads; undefined for other contents (HTML standard, "shared declarative refresh steps"). */
export function refreshAddress(content: string): string | undefined {
  return /^\s*[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?["']?(.*?)["']?\s*$/is.exec(content)?.[1]
}
