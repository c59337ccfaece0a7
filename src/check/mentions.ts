// Which files a text names: `/img/a.png`, `./img/a.png`, `a.png`, `https://example.com/img/a.png`, `/img/${name}.png`.
import { decodeComponent } from '../lib/site-path.ts'

/** Parts of paths, as they are written in any language. A placeholder ends one. */
const pathPattern = /[\p{L}\p{N}\p{M}%@+~._-]+(?:\/[\p{L}\p{N}\p{M}%@+~._-]+)*/gu
/** A folder with something that is known only later: `img/${`, `'img/' +`. */
const folderPattern = /([\p{L}\p{N}\p{M}%@+~._-]+\/)+(?=\$\{|["'`]\s*[+,])/gu
const plainName = /^[\p{L}\p{N}\p{M}%@+~._-]+$/u

/**
 * Tells whether the text names a file, given its path from the root, `/img/a.png`. A text may leave out the first folders, or have more of
 * them in front: the folder of the site, a host. Where a text puts a path together, it names all files of the folder that it writes.
 */
export function readMentions(text: string): (path: string) => boolean {
  const byName = new Map<string, string[]>()
  for (const [written] of text.matchAll(pathPattern)) {
    if (!written.includes('.')) continue
    // The end of a sentence.
    const path = decodeComponent(written.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.+$/, ''))
    const name = path.slice(path.lastIndexOf('/') + 1)
    const known = byName.get(name)
    if (known) known.push(path)
    else byName.set(name, [path])
  }
  const folders = new Set([...text.matchAll(folderPattern)].map(([written]) => decodeComponent(written.replace(/^(?:\.{1,2}\/)+/, ''))))
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const written = byName.get(name) ?? []
    if (written.some((mention) => isSameEnd(mention, path))) return true
    for (const folder of folders) if (folder !== '' && path.includes(`/${folder}`)) return true
    return !plainName.test(name) && text.includes(name)
  }
}

/** One of them is the end of the other, in whole parts. */
function isSameEnd(mention: string, path: string): boolean {
  return path.endsWith(`/${mention}`) || `/${mention}`.endsWith(path)
}
