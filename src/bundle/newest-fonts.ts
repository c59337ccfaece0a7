// Packages of fonts name several formats of each, for browsers that are gone. Every browser that the site is compiled for reads WOFF2
// (esbuild-options.ts), so the formats behind it are not published.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const olderFormats =
  /(url\([^()]*\)\s*format\(["']?woff2["']?\))(?:\s*,\s*url\([^()]*\)\s*format\(["']?(?:woff|truetype|opentype)["']?\))+/g

export function newestFonts(): Plugin {
  return {
    name: 'newest-fonts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]node_modules[\\/].*\.css$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const contents = withNewestFonts(text)
        return contents === text ? undefined : { contents, loader: 'css' }
      })
    },
  }
}

export function withNewestFonts(css: string): string {
  return css.includes('woff2') ? css.replace(olderFormats, '$1') : css
}
