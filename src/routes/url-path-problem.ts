// Checks whether a path made from a slug or a file name can be the path of a URL, and if not, says why.

import { dangerOf } from '../lib/unsafe-address.ts'

/** Most file systems allow at most 255 bytes per name, and `.html` may have to be added. */
const longestSegmentBytes = 240

const encoder = new TextEncoder()

/** Paths that the URL parser returns unchanged. Most paths are like this, and the pattern is much faster than the parser. */
const plainPath = /^(?:\/[A-Za-z0-9_][\w.-]*)+\/?$/

/**
 * What is wrong with `path` as the path of a page, as the end of a sentence that starts with the path; undefined if nothing is. A path is
 * fine if the URL parser returns it unchanged or percent-encoded, so that browsers request what was written. `written` is what the author
 * wrote, if the path was made from it: joined to others, `https://host` and `//host` look like paths.
 */
export function urlPathProblem(path: string, written?: string): string | undefined {
  const address = written === undefined ? undefined : writtenProblem(written)
  if (address !== undefined) return address
  if (path.length <= longestSegmentBytes && plainPath.test(path)) return undefined
  if (!path.startsWith('/')) return 'does not start with a slash'
  const character = /[?#\\]/.exec(path)?.[0]
  if (character !== undefined) return `has the character ${character} in it, and a URL would end or change there`
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'has a control character in it'
  if (path.split('/').some((segment) => encoder.encode(segment).length > longestSegmentBytes)) {
    return `has a part that is longer than ${longestSegmentBytes} bytes`
  }
  let encoded: string
  try {
    decodeURI(path)
    encoded = encodeURI(path)
  } catch {
    return 'has a % in it that is not followed by the code of a character, or half a character'
  }
  const parsed = URL.canParse(path, 'https://site.invalid') ? new URL(path, 'https://site.invalid').pathname : undefined
  if (parsed === path || parsed === encoded) return undefined
  return 'is not what a browser would ask for: `.` and `..` are not allowed as parts'
}

function writtenProblem(written: string): string | undefined {
  const danger = dangerOf(written)
  if (danger === 'script') return 'was written as an address that runs a script'
  if (danger === 'host') return 'was written with two slashes at its start, and browsers read the name of a host after them'
  return /^\s*(?:[a-z][a-z\d+.-]*:[/\\]|https?:)/i.test(written) ? 'was written as the address of another site' : undefined
}
