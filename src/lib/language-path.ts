// Paths on a site with several languages: those of one language begin in its folder, those of the whole site at the root. '' is the folder of the
// language at the root.

/** `/docs` of the folder `fr` -> `/fr/docs`. The not-found page of such a folder is a page like any other. */
export function pathInSite(path: string, folder: string): string {
  if (folder === '' || !(path.startsWith('/') || path === '*')) return path
  return path === '*' ? `/${folder}/404.html` : `/${folder}${path}`
}

/** The reverse, for a path that is in the folder. */
export function pathInLanguage(path: string, folder: string): string {
  if (folder === '') return path
  const own = path.slice(folder.length + 1)
  return own === '/404.html' ? '*' : own
}

/** The language that a path of the whole site is in; undefined if that is none of these. */
export function languageAt<Language extends { folder: string }>(path: string, languages: readonly Language[]): Language | undefined {
  const inFolder = languages.filter(({ folder }) => folder !== '' && path.startsWith(`/${folder}/`))
  const [nearest] = inFolder.sort((left, right) => right.folder.length - left.folder.length)
  return nearest ?? languages.find(({ folder }) => folder === '')
}
