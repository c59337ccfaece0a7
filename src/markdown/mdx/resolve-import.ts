// Resolves an import of an MDX document: to a module, a partial (another Markdown file) or a file to be published.

import type { ImportReference } from '../../content/document.ts'
import { fileOfLine } from '../../content/source-parts.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { withoutAlias } from '../../lib/aliases.ts'
import type { DocumentState } from '../document-state.ts'
import type { LocalFile } from '../links/local-files.ts'
import { recordLink } from '../links/record-link.ts'
import { assetOutput } from '../links/resolve-local-url.ts'
import { askedText } from './asked-text.ts'
import { frameworkOf } from './foreign-component.ts'

const moduleEndings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
const modulePattern = /\.(?:[cm]?[jt]sx?|json|css|scss|sass|less|styl|stylus|pcss|postcss|svg)$/i
const partialPattern = /\.mdx?$/i
const imagePattern = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp)$/i

/** Where documents of Starlight have their components from: they are the theme's here (theme/mdx/starlight.tsx). */
export const starlightModule = '@astrojs/starlight/components'

const foreignImport = 'Expected a component of React, found one of'

/** Whether it is about such a component: it is one finding, however many documents import it. */
export function isForeignImport({ id, message }: Diagnostic): boolean {
  return id === 'foreign-syntax' && message.startsWith(foreignImport)
}

/** Records the import. `asset` is the index in `links` of a published file, whose URL is the default export. */
export function resolveImport(specifier: string, place: Place, state: DocumentState): { asset?: number } {
  if (specifier === starlightModule) return record('theme', 'theme:starlight')
  if (isThemeModule(specifier, state)) return record('theme', `theme:${specifier.slice('@theme/'.length)}`)
  // The bundler knows what there is of Docusaurus's theme, and the site's own `src/theme`.
  if (specifier.startsWith('@theme/')) return record('package', specifier)
  const framework = frameworkOf(specifier)
  if (framework !== undefined) {
    const named = findModule(specifier, place, state)?.file ?? specifier
    state.diagnostics.push({
      id: 'foreign-syntax',
      level: 'warning',
      message: `${foreignImport} ${framework}, which is left out of the page: \`${named}\`.`,
      place,
      hint: 'Write it anew in a .tsx file beside the old one, and import that. What stands between its tags is shown.',
    })
    return {}
  }
  const text = askedText(specifier)
  // The bundler understands this form of it.
  const query = text === undefined ? '' : '?raw'
  const path = text ?? specifier
  const isLocal = /^\.{0,2}\//.test(path) || path === '.' || path === '..' || withoutAlias(path, state.options.aliases).startsWith('@site/')
  if (!isLocal) return record('package', path + query)
  const file = findModule(path, place, state)
  if (file === undefined) {
    reportMissing(path, place, state)
    return {}
  }
  if (text !== undefined) return record('module', file.file + query)
  if (partialPattern.test(file.file)) return record('partial', file.file)
  if (modulePattern.test(file.file)) return record('module', file.file)
  record('asset', file.file)
  const isImage = imagePattern.test(file.file)
  const link = recordLink(state, specifier, isImage ? 'image' : 'link', place)
  if (!state.assets.some((asset) => asset.link === link)) {
    const output = assetOutput(isImage ? 'images' : 'files', file.file, state.localFiles.hash(file))
    state.assets.push({ file: file.file, output, link })
  }
  return { asset: link }

  function record(kind: ImportReference['kind'], resolved: string): { asset?: number } {
    const known = state.imports.some((entry) => entry.specifier === specifier && entry.resolved === resolved)
    if (!known) state.imports.push({ specifier, resolved, kind, place })
    return {}
  }
}

/** Whether it is a module of the theme, or the one that documents of Starlight import. */
export function isThemeModule(specifier: string, { options: { themeModules } }: DocumentState): boolean {
  if (specifier === starlightModule) return true
  return specifier.startsWith('@theme/') && (themeModules?.includes(specifier.slice('@theme/'.length)) ?? true)
}

/** The file that a relative or `@site/` specifier leads to. */
export function findModule(specifier: string, place: Place, state: DocumentState): LocalFile | undefined {
  for (const ending of moduleEndings) {
    const file = state.localFiles.find(specifier + ending, fileOfLine(state.source, place.line))
    if (file !== undefined) return file
  }
  return undefined
}

function reportMissing(specifier: string, place: Place, state: DocumentState): void {
  const kind = kindOf(specifier)
  const siblings = state.localFiles
    .siblings(specifier, fileOfLine(state.source, place.line))
    .filter((name) => (kind === 'any' ? /^(?:module|partial)$/ : new RegExp(`^${kind}$`)).test(kindOf(name)))
  const suggestion = nearest(specifier, siblings)
  state.diagnostics.push({
    id: 'mdx-import-not-found',
    level: 'error',
    message: `The import ${JSON.stringify(specifier)} leads to no file.`,
    place,
    hint:
      suggestion === undefined
        ? 'Paths are relative to the document; "@site/" begins at the site folder.'
        : `Did you mean "${suggestion}"? Paths are relative to the document; "@site/" begins at the site folder.`,
  })
}

/** A file of another kind is not meant, however near its name is. Without an ending it can be a module or a partial. */
function kindOf(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === undefined) return 'any'
  if (/^[cm]?[jt]sx?$/.test(ending)) return 'module'
  if (/^mdx?$/.test(ending)) return 'partial'
  return ending === 'svg' || imagePattern.test(name) ? 'image' : ending
}
