// Names of folders that imports and pictures may begin with instead of a path: `~/logo.svg` for `src/logo.svg`.

/** Name -> folder of the site. */
export type Aliases = Readonly<Record<string, string>>

/** `~/logo.svg` -> `@site/src/logo.svg`; a path that begins with none of the names is itself. */
export function withoutAlias(path: string, aliases: Aliases = {}): string {
  for (const [name, folder] of Object.entries(aliases))
    if (path.startsWith(`${name}/`)) return `@site/${folder === '.' ? '' : `${folder}/`}${path.slice(name.length + 1)}`
  return path
}
