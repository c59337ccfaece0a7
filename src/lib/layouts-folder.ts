// Where the layouts of a site are, and how they are called. The renderer runs in a bundle, so this needs nothing of Node.js.

export const layoutsFolder = 'content/layouts'

/** `content/layouts/wide.tsx` is `wide`. */
export function nameOfLayout(file: string): string {
  return file.slice(layoutsFolder.length + 1).replace(/\.[jt]sx$/, '')
}
