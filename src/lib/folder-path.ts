// Paths of files in a folder of the site. The folder of the site itself is ''.

export function joinFolder(folder: string, path: string): string {
  if (folder === '' || path === '') return folder + path
  return `${folder}/${path}`
}

/** Whether `file` is somewhere below `folder`. */
export function isBelowFolder(file: string, folder: string): boolean {
  return folder === '' || file.startsWith(`${folder}/`)
}

/** The path of a file below `folder`, from there. */
export function pathBelow(file: string, folder: string): string {
  return folder === '' ? file : file.slice(folder.length + 1)
}

/** Those of `files` that are below `folder`, from there. */
export function filesBelow(files: ReadonlySet<string>, folder: string): ReadonlySet<string> {
  return folder === '' ? files : new Set([...files].flatMap((file) => (isBelowFolder(file, folder) ? pathBelow(file, folder) : [])))
}
