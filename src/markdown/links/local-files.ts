// Finds the files that a document may refer to: images, downloads, partials. Never leaves the site folder, and reads each file only once as
// long as it does not change.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
import { type LocaleFolder, originalFileOf } from '../../content/locales/locale-folders.ts'
import { type Aliases, withoutAlias } from '../../lib/aliases.ts'
import { createInsideCheck, isNamedInside, type SiteBounds } from '../../lib/inside-site.ts'
import { type ImageSize, sizeOfImage } from './size-of-image.ts'

export interface LocalFile {
  /** Site-relative with `/`. */
  file: string
  absolute: string
}

export interface ImageFacts {
  /** 8 hex digits of the SHA-256 of the bytes. */
  hash: string
  /** Undefined if the bytes are not an image of a known format. */
  size: ImageSize | undefined
}

export interface LocalFiles {
  /** The file at `path`, relative to `fromFile` (site-relative); `@site/` and `/` start at the site folder. */
  find(path: string, fromFile: string): LocalFile | undefined
  /** The file at an absolute URL path in one of the static folders. */
  findStatic(path: string): LocalFile | undefined
  /** Candidates for a path that leads nowhere: the files of its folder, written the same way. */
  siblings(path: string, fromFile: string): string[]
  /** The same for an absolute URL path in the static folders. */
  staticSiblings(path: string): string[]
  hash(file: LocalFile): string
  image(file: LocalFile): ImageFacts
}

const remembered = 2_000

export interface LocalFileBounds extends SiteBounds {
  staticDirectories: readonly string[]
  /** Names of folders that paths may begin with. */
  aliases?: Aliases | undefined
  /** What is not beside a translated document may be beside its original. */
  localeFolders?: readonly LocaleFolder[] | undefined
}

export function createLocalFiles({
  siteDirectory,
  staticDirectories,
  outsideFolders,
  aliases,
  localeFolders = [],
}: LocalFileBounds): LocalFiles {
  const root = resolve(siteDirectory)
  const isInside = createInsideCheck({ siteDirectory, outsideFolders })
  const facts = new Map<string, { stamp: string; hash: string; image?: ImageFacts }>()

  function fileAt(absolute: string): LocalFile | undefined {
    const below = relative(root, absolute).split(sep).join('/')
    if (below === '' || !isNamedInside(below, outsideFolders) || isAbsolute(below)) return undefined
    const stats = statOf(absolute)
    if (stats?.isFile()) return isInside(absolute) ? { file: below, absolute } : undefined
    const onDisk = stats === undefined && /[^\u0000-\u007f]/.test(below) ? nameOnDisk(below) : undefined
    return onDisk === undefined || onDisk === absolute ? undefined : fileAt(onDisk)
  }

  /** The path as it is written on the disk, if its letters are composed in another way there (lib/normalize-address.ts). */
  function nameOnDisk(below: string): string | undefined {
    let path = root
    for (const segment of below.split('/')) {
      const wanted = segment.normalize('NFC')
      const found = statOf(join(path, segment)) ? segment : namesIn(path).find((name) => name.normalize('NFC') === wanted)
      if (found === undefined) return undefined
      path = join(path, found)
    }
    return path
  }

  function find(written: string, fromFile: string): LocalFile | undefined {
    const path = withoutAlias(written, aliases)
    if (path.includes('\0')) return undefined
    if (path.startsWith('@site/')) return fileAt(resolve(root, path.slice('@site/'.length)))
    if (path.startsWith('/')) return fileAt(resolve(root, `.${path}`))
    const found = fileAt(resolve(root, posix.dirname(fromFile), path))
    const original = found || localeFolders.length === 0 ? undefined : originalFileOf(fromFile, localeFolders)
    return original === undefined ? found : fileAt(resolve(root, posix.dirname(original), path))
  }

  function findStatic(path: string): LocalFile | undefined {
    if (path.includes('\0')) return undefined
    // The last folder first: its files win when static files are published (content/list-static-files.ts).
    for (const directory of [...staticDirectories].reverse()) {
      const folder = resolve(root, directory)
      const absolute = resolve(folder, `.${path}`)
      const found = absolute.startsWith(folder + sep) ? fileAt(absolute) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }

  function siblings(path: string, fromFile: string): string[] {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const named = withoutAlias(folder, aliases)
    const absolute = named.startsWith('@site/')
      ? resolve(root, named.slice('@site/'.length))
      : resolve(root, folder.startsWith('/') ? '.' : posix.dirname(fromFile), `./${folder}`)
    if (!isNamedInside(relative(root, absolute).split(sep).join('/'), outsideFolders)) return []
    return namesIn(absolute).map((name) => folder + name)
  }

  function staticSiblings(path: string): string[] {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    return staticDirectories.flatMap((directory) => {
      const from = resolve(root, directory)
      const absolute = resolve(from, `.${folder}`)
      const isBelow = absolute === from || absolute.startsWith(from + sep)
      return isBelow ? namesIn(absolute).map((name) => folder + name) : []
    })
  }

  function factsOf(file: LocalFile, wantsImage: boolean): { hash: string; image?: ImageFacts } {
    const stats = statOf(file.absolute)
    const stamp = `${stats?.size} ${stats?.mtimeMs}`
    const known = facts.get(file.absolute)
    if (known?.stamp === stamp && (known.image !== undefined || !wantsImage)) return known
    const bytes = readFileSync(file.absolute)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const fresh = { stamp, hash, ...(wantsImage ? { image: { hash, size: sizeOfImage(bytes) } } : {}) }
    if (facts.size >= remembered) facts.clear()
    facts.set(file.absolute, fresh)
    return fresh
  }

  return {
    find,
    findStatic,
    siblings,
    staticSiblings,
    hash: (file) => factsOf(file, false).hash,
    image(file) {
      const { hash, image } = factsOf(file, true)
      return image ?? { hash, size: undefined }
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function statOf(absolute: string): Stats | undefined {
  try {
    return statSync(absolute, { throwIfNoEntry: false })
  } catch {
    // A name that is too long, for example: there is no such file.
    return undefined
  }
}
