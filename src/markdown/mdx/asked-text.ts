// Imports of the text of a file instead of what is in it: `./sample.ts?raw`, and the form of webpack, `!!raw-loader!./sample.ts`.

const loaderPattern = /^(?:-?!|!!)?raw-loader!(?!.*!)/

/** The file whose text an import asks for, as it is written; undefined for other imports. */
export function askedText(specifier: string): string | undefined {
  if (loaderPattern.test(specifier)) return specifier.replace(loaderPattern, '')
  return specifier.endsWith('?raw') ? specifier.slice(0, -'?raw'.length) : undefined
}
