// The films of this site: which there are (`content/films/films.json`), what each is made of, and the hash of that. A film is made of a sample of a
// document or of a component in `content/films/`, and of what these import. Files of theirs, such as a GIF or a sound, are in `content/films/public/`.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
export const filmsFolder = join(root, 'content/films')
/** What `staticFile()` finds, and the JSON files that samples import. */
export const publicFolder = join(filmsFolder, 'public')
export const outputFolder = join(root, 'static/films')
/** Name -> the hash of what its files were made of, and their size in pixels. Written by `npm run films` alone. */
export const renderedFile = join(filmsFolder, 'rendered.json')

/** Of every film: the longer side in pixels, and how it is compressed. */
export const encoding = { longSide: 960, crf: 26, posterQuality: 60 }

export const readFilms = () => JSON.parse(readFileSync(join(filmsFolder, 'films.json'), 'utf8'))
export const readRendered = () => JSON.parse(readFileSync(renderedFile, 'utf8'))

/**
 * The code of the sample with that `file="…"`, or else with a `title="…"` that ends with that name.
 * @throws if the document has none, or several with the same name.
 */
export function findSample(text, name, document) {
  const samples = [...text.matchAll(/^```\w+ ([^\n]*)\n(.*?)^```$/gms)].map(([, meta, code]) => ({ meta, code }))
  const attribute = (meta, key) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(meta)?.[1] ?? ''
  const named = (key) => samples.filter(({ meta }) => basename(attribute(meta, key)) === name)
  const found = named('file').length > 0 ? named('file') : named('title')
  if (found.length !== 1) throw new Error(`${document} should have one sample named ${name}, and has ${found.length}.`)
  return found[0].code
}

/** Imports like `sample:docs/spring.mdx#Ball.tsx`, and those of one sample from another of the same document. */
const samples = (sources) => ({
  name: 'samples',
  setup(build) {
    build.onResolve({ filter: /^sample:/ }, ({ path }) => ({ path: path.slice('sample:'.length), namespace: 'sample' }))
    build.onResolve({ filter: /^\.\/.*\.json$/, namespace: 'sample' }, ({ path }) => ({ path: join(publicFolder, path) }))
    build.onResolve({ filter: /^\.\//, namespace: 'sample' }, ({ path, importer }) => {
      const [document = ''] = importer.split('#')
      return { path: `${document}#${basename(path, extname(path))}.tsx`, namespace: 'sample' }
    })
    build.onLoad({ filter: /./, namespace: 'sample' }, async ({ path }) => {
      const [document = '', name = ''] = path.split('#')
      const contents = findSample(await readFile(join(root, 'content', document), 'utf8'), name, document)
      sources.set(path, contents)
      return { contents, loader: 'tsx', resolveDir: filmsFolder }
    })
    build.onLoad({ filter: /\.json$/, namespace: 'file' }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      sources.set(relative(filmsFolder, path), contents)
      return { contents, loader: 'json' }
    })
    build.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      sources.set(relative(filmsFolder, path), contents)
      return { contents, loader: extname(path) === '.ts' ? 'ts' : 'tsx' }
    })
  },
})

/**
 * @param film its entry in films.json: `component` of the `sample`, or the default export of the file `composition` in `compositions/`.
 * @returns one module with the component as its default export, which imports packages only; and the hash of everything that the film is made of.
 */
export async function bundleFilm(film) {
  const sources = new Map()
  const source = film.sample ? `sample:${film.sample}` : `./compositions/${film.composition}.tsx`
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${film.component ?? 'default'} as default } from ${JSON.stringify(source)}`, resolveDir: filmsFolder },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
    plugins: [samples(sources)],
  })
  // What it says beside the picture does not make the picture older.
  const { label, loop, ...settings } = film
  const { dependencies } = JSON.parse(await readFile(join(filmsFolder, 'package.json'), 'utf8'))
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const packages = Object.entries(dependencies).filter(([name]) => imported.some((path) => path === name || path.startsWith(`${name}/`)))
  const frame = await readFile(join(filmsFolder, 'film-compositions.tsx'), 'utf8')
  const parts = [settings, encoding, packages, frame, [...sources].sort(([left], [right]) => (left < right ? -1 : 1))]
  const paths = staticFilesOf(outputFiles[0].text).map((name) => join(publicFolder, name))
  const files = paths.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'base64'))
  if (files.length > 0) parts.push(files)
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
  return { code: outputFiles[0].text, hash }
}

/** The names of files that stand in the code as they are, sorted: `staticFile('waves.gif')`. */
export function staticFilesOf(code) {
  return [...new Set([...code.matchAll(/staticFile\(['"]([^'"]+)['"]\)/g)].map(([, name]) => name))].sort()
}
