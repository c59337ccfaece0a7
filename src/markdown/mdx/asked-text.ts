// Imports of the text of a file instead of what is in it: `./sample.ts?raw`, and the forms of webpack, `!!raw-loader!./sample.ts` and
// `!!./sample.ts?raw`, which switches off the loaders that the file would have.

const loaderPattern = /^(?:-?!|!!)?raw-loader!(?!.*!)/

/** The file whose text an import asks for, as it is written; undefined for other imports. */
export function askedText(specifier: string): string | undefined {
  if (loaderPattern.test(specifier)) return specifier.replace(loaderPattern, '')
  const plain = specifier.replace(/^(?:-?!|!!)(?!.*!)/, '')
  return plain.endsWith('?raw') ? plain.slice(0, -'?raw'.length) : undefined
}
