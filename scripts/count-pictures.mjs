// `npm run count:pictures`: which share of the pages of this site shows something: a figure, a map, a picture, a film or a demo. Reads the built site
// in `build/` (or the folder after `--built`), counts what is in the text of each page, and leaves out what is around it and what only decorates:
// icons, portraits of authors, the drawn covers of posts, pictures without words for those who do not see them. A map is a list of links with icons,
// which the build adds to most pages of the docs: it has a column of its own, and the share of pages is printed with all maps, without any, and with
// those of products that cannot be run here, where the map is the drawing that stands for a picture.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Parser } from 'htmlparser2'
import { root } from './set-up.mjs'

export const kinds = ['figure', 'map', 'picture', 'film', 'demo']
/** What needs an account, a camera or a license. */
const notRunHere = /^docs\/(?:lambda|cloudrun|recorder|editor-starter|timeline)[/.]/
/** Smaller ones are icons. In pixels. */
const smallest = 64
const decoration = /(?:^|\s)(?:icon|avatar|author\S*|post-cover\S*|cover)(?:\s|$)/
/** Islands that show nothing themselves: what is in them counts for itself. */
const shell = /\/(?:search|play-film|near-pages|start-on-action)[\w-]*\.js$/
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** The HTML of a page -> what it shows, each kind once; undefined for a page that only leads to another one. */
export function kindsOn(html) {
  const shown = new Set()
  const open = []
  let leads = false
  const isIn = (test) => open.some(test)
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '')) leads = true
      const isLeft = /^(?:nav|aside|template)$/.test(name) || decoration.test(attributes.class ?? '')
      const isText = isIn((element) => element.isMain) && !isLeft && !isIn((element) => element.isLeft)
      const kind = isText && kindOf(name, attributes)
      // The icons of a map are no pictures.
      if (!empty.has(name)) open.push({ name, isMain: name === 'main', isLeft: isLeft || kind === 'map' })
      if (kind) shown.add(kind)
    },
    onclosetag(name) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at >= 0) open.length = at
    },
  })
  parser.end(html)
  return leads ? undefined : kinds.filter((kind) => shown.has(kind))
}

function kindOf(name, { width, role, alt, class: className = '', ...attributes }) {
  if (name === 'figure' && /(?:^|\s)place-map(?:\s|$)/.test(className)) return 'map'
  // The figure around a film is the film.
  if (name === 'figure' && /(?:^|\s)film(?:\s|$)/.test(className)) return undefined
  if (name === 'figure' || (name === 'svg' && role === 'img' && !(Number(width) < smallest))) return 'figure'
  if (name === 'img') return alt === '' || Number(width) < smallest ? undefined : 'picture'
  if (name === 'video') return 'film'
  return name === 'sg-island' && !shell.test(attributes['data-module'] ?? '') ? 'demo' : undefined
}

const noCounts = () => ({ pages: 0, any: 0, withDrawings: 0, withoutMaps: 0, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) })

/** Shares by the first part of the path, the largest section first. */
function countSections(folder) {
  const sections = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1).replaceAll('\\', '/')
    const found = path === '404.html' ? undefined : kindsOn(readFileSync(file, 'utf8'))
    if (!found) continue
    const name = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'home'
    const counts = sections.get(name) ?? noCounts()
    sections.set(name, counts)
    counts.pages += 1
    if (found.length > 0) counts.any += 1
    const isShown = found.some((kind) => kind !== 'map')
    if (isShown) counts.withoutMaps += 1
    if (isShown || (found.length > 0 && notRunHere.test(path))) counts.withDrawings += 1
    for (const kind of found) counts[kind] += 1
  }
  return [...sections].sort(([, left], [, right]) => right.pages - left.pages)
}

function print(sections) {
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`
  const total = noCounts()
  for (const [, counts] of sections) for (const key of Object.keys(total)) total[key] += counts[key]
  const row = (cells) => cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(14))).join('')
  console.log(row(['section', 'pages', 'any', 'with drawings', 'without maps', ...kinds]))
  for (const [name, counts] of [...sections, ['all', total]])
    console.log(
      row([
        name,
        counts.pages,
        percent(counts.any, counts.pages),
        percent(counts.withDrawings, counts.pages),
        percent(counts.withoutMaps, counts.pages),
        ...kinds.map((kind) => counts[kind]),
      ]),
    )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { built: { type: 'string' } } })
  print(countSections(values.built ?? join(root, 'build')))
}
