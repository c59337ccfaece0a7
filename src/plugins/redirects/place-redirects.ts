// Finds the file of each redirect. Redirects are written last: a page, a static file or a file that the build makes keeps its path, and a
// path cannot be both a file and a folder (`/logo.svg` cannot be a redirect beside a file `logo.svg`).

import { fileKey, foldersOf, outputFileOf, type TrailingSlash } from '../../lib/site-path.ts'
import { languageOfPages } from '../../lib/texts/language-of-pages.ts'
import { textsIn } from '../../lib/texts/text.ts'
import type { EmittedFile, EmittedSite } from '../../routes/emitted-file.ts'
import type { RouteTable } from '../../routes/route.ts'
import { renderRedirectPage } from './redirect-page.ts'

type Redirect = RouteTable['redirects'][number]

export interface ShadowedRedirect {
  redirect: Redirect
  /** The file at its path, relative to the output. */
  file: string
}

/** @param files all other files of the site, relative to the output. */
export function placeRedirects(
  redirects: readonly Redirect[],
  files: Iterable<string>,
  trailingSlash: TrailingSlash,
): { placed: { redirect: Redirect; file: string }[]; shadowed: ShadowedRedirect[] } {
  const placed: { redirect: Redirect; file: string }[] = []
  const shadowed: ShadowedRedirect[] = []
  if (redirects.length === 0) return { placed, shadowed }
  const ownerOf = new Map<string, string>()
  const inFolder = new Map<string, string>()
  const take = (file: string): void => {
    const key = fileKey(file)
    ownerOf.set(key, file)
    for (const folder of foldersOf(key)) inFolder.set(folder, file)
  }
  for (const file of files) take(file)
  for (const redirect of redirects) {
    const file = outputFileOf(redirect.from, trailingSlash)
    const key = fileKey(file)
    const blocking = [key, ...foldersOf(key)].map((path) => ownerOf.get(path)).find((owner) => owner !== undefined) ?? inFolder.get(key)
    // Without a place it is one that nobody wrote, for a path that would lead nowhere: then the file is right.
    if (blocking !== undefined) {
      if (redirect.place !== undefined) shadowed.push({ redirect, file: blocking })
    } else {
      take(file)
      placed.push({ redirect, file })
    }
  }
  return { placed, shadowed }
}

/** Each of them as a page at its old path. */
export function* emitRedirects({ config, table, files }: EmittedSite): Iterable<EmittedFile> {
  const { placed } = placeRedirects(table.redirects, files, config.trailingSlash)
  const text = textsIn(languageOfPages(table.site))
  for (const { redirect, file } of placed) yield { path: file, make: () => renderRedirectPage(config, redirect.to, text) }
}
