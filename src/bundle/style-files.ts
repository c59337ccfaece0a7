// Which files are style sheets by their name: CSS, and the languages that plugins turn into it.

/** Endings without the dot. */
const endings = 'css|scss|sass|less|styl|stylus|pcss|postcss'

export const styleFile = new RegExp(`\\.(?:${endings})$`)

/** A style sheet whose class names are its own. */
export const cssModuleFile = new RegExp(`\\.module\\.(?:${endings})$`)

export function isStyleFile(file: string): boolean {
  return styleFile.test(file)
}
