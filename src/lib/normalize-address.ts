// One letter can be written in several ways: `é` as one character, or as `e` with an accent behind it, as file names of a Mac and texts
// copied from them are. Hosts and browsers take these for different names. So what a site publishes is in one form, NFC: the names of its
// files, its paths, its ids and the links to all of them.

/** The address in NFC, also where it is percent-encoded. What was encoded stays encoded. */
export function normalizeAddress(address: string): string {
  if (!/[^\u0000-\u007f]|%[89a-f]/i.test(address)) return address
  let isEncoded = false
  const decoded = address.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    try {
      const text = decodeURIComponent(bytes)
      isEncoded = true
      return text
    } catch {
      return bytes
    }
  })
  const normal = decoded.normalize('NFC')
  if (normal === decoded) return address
  return isEncoded ? normal.replace(/[^\u0000-\u007f]+/g, encodeWellFormed) : normal
}

/** Half a surrogate pair cannot be encoded. */
function encodeWellFormed(text: string): string {
  return /\p{Surrogate}/u.test(text) ? text : encodeURIComponent(text)
}

const tagPattern = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi
const addressPattern = /(\s(?:id|name|for|href|src|srcset|poster|action|formaction|data|xlink:href|aria-[a-z]+)=)("[^"]*"|'[^']*')/gi

/**
 * The HTML of a page with ids and addresses of this form. Its text stays as it is: a page may be about just these letters. So do addresses
 * of other sites, and of files that the bundler has named.
 */
export function normalizeAddressesIn(html: string): string {
  if (html.normalize('NFC') === html && !/%(?:c[c-f]|e\d|ea|ef|f0)%/i.test(html)) return html
  return html.replace(tagPattern, (tag) =>
    tag.replace(addressPattern, (whole, name: string, value: string) =>
      /^["'](?:[a-z][a-z\d+.-]*:|\/\/)|\/assets\/files\//i.test(value) ? whole : name + normalizeAddress(value),
    ),
  )
}
