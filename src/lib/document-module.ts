// The imports and exports of a document as a module of the bundle. It is no file: its name is that of the document with an ending.
const ending = '.esm.jsx'

export function moduleOfDocument(file: string): string {
  return file + ending
}

export function isDocumentModule(path: string): boolean {
  return /\.mdx?\.esm\.jsx$/i.test(path)
}

/** The file in which the code stands, at the same lines and columns; other files are themselves. */
export function fileWithCode(path: string): string {
  return isDocumentModule(path) ? path.slice(0, -ending.length) : path
}
