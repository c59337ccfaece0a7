// Checks whether a path made from a slug or a file name can be the path of a URL, and if not, says why. Rule: behaviour §2.19.

/** Most file systems allow at most 255 bytes per name, and `.html` may have to be added. */
const longestSegmentBytes = 240

const encoder = new TextEncoder()

/** Paths that the URL parser returns unchanged. Most paths are like this, and the pattern is much faster than the parser. */
const plainPath = /^(?:\/[A-Za-z0-9_][\w.-]*)+\/?$/

/**
 * What is wrong with `path` as the path of a page, as the end of a sentence that starts with the path; undefined if nothing is. A path is
 * fine if the URL parser returns it unchanged or percent-encoded, so that browsers request what was written.
 */
export function urlPathProblem(path: string): string | undefined {
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
