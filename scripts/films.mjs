// `npm run films`: renders the films whose source has changed, or those that are named, and removes the files of films that are no more.
// Installs the toolkit's renderer into `content/films/` when it is missing there.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import sharp from 'sharp'
import { bundleFilm, encoding, filmsFolder, outputFolder, publicFolder, readFilms, readRendered, renderedFile } from './film-sources.mjs'
import { headlessShellPath } from './install-chromium.mjs'
import { runOrExit } from './set-up.mjs'

/** WebGL on the processor: machines that render films need no graphics card. */
const chromiumOptions = { gl: 'swangle' }

const named = process.argv.slice(2)
const films = readFilms()
const rendered = existsSync(renderedFile) ? readRendered() : {}
const unknown = named.filter((name) => !(name in films))
if (unknown.length > 0) throw new Error(`films.json has no ${unknown.join(', ')}.`)

const made = Object.fromEntries(await Promise.all(Object.entries(films).map(async ([name, film]) => [name, await bundleFilm(film)])))
const filesOf = (name) => [`${name}.mp4`, `${name}.avif`].map((file) => join(outputFolder, file))
const isCurrent = (name) => rendered[name]?.source === made[name].hash && filesOf(name).every((file) => existsSync(file))
const due = named.length > 0 ? named : Object.keys(films).filter((name) => !isCurrent(name))

if (due.length > 0) await render()
for (const file of await readdir(outputFolder)) if (!(file.replace(/\.\w+$/, '') in films)) await rm(join(outputFolder, file))
await writeRendered()
console.log(`${due.length} of ${Object.keys(films).length} films rendered.`)

async function render() {
  // Not `npm ci`, which asks for the renderer's programs of all systems: the lock file has those of Linux.
  if (!existsSync(join(filmsFolder, 'node_modules/@remotion/renderer')))
    runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', filmsFolder])
  const { resolve } = createRequire(join(filmsFolder, 'package.json'))
  const load = async (name) => (await import(pathToFileURL(resolve(name)).href)).default
  const { bundle } = await load('@remotion/bundler')
  const { openBrowser, renderMedia, renderStill, selectComposition } = await load('@remotion/renderer')
  const browserExecutable = headlessShellPath()
  const { enableSkia } = await load('@remotion/skia/enable')
  const webpackOverride = (configuration) => withoutNative(enableSkia(withoutTypeScript(configuration)))
  const serveUrl = await bundle({ entryPoint: await writeRoot(), enableCaching: false, publicDir: publicFolder, webpackOverride })
  const puppeteerInstance = await openBrowser('chrome', { browserExecutable, chromiumOptions })
  await mkdir(outputFolder, { recursive: true })
  for (const name of due) {
    const { width, height } = films[name]
    const scale = encoding.longSide / Math.max(width, height)
    const common = { serveUrl, browserExecutable, chromiumOptions, puppeteerInstance, scale, logLevel: 'error' }
    const composition = await selectComposition({ ...common, id: name })
    const [film, poster] = filesOf(name)
    await renderMedia({
      ...common,
      composition,
      codec: 'h264',
      crf: encoding.crf,
      x264Preset: 'veryslow',
      imageFormat: 'png',
      colorSpace: 'bt709',
      muted: true,
      concurrency: 2,
      outputLocation: film,
    })
    const { buffer } = await renderStill({ ...common, composition, frame: films[name].poster, imageFormat: 'png' })
    const info = await sharp(buffer).avif({ quality: encoding.posterQuality, effort: 6 }).toFile(poster)
    rendered[name] = { source: made[name].hash, width: info.width, height: info.height }
    await writeRendered()
    const [filmSize, posterSize] = await Promise.all(filesOf(name).map(async (file) => (await stat(file)).size))
    console.log(`${name}: ${(filmSize / 1000).toFixed(1)} kB, poster ${(posterSize / 1000).toFixed(1)} kB`)
  }
  await puppeteerInstance.close({ silent: true })
}

/** The module that the renderer starts with: first the engine of Skia, which its components want when they are loaded, then every film. In plain JavaScript, which the bundler of the toolkit takes as it is. */
async function writeRoot() {
  const folder = join(filmsFolder, '.built')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await Promise.all(Object.entries(made).map(([name, { code }]) => writeFile(join(folder, `${name}.js`), code)))
  const names = Object.keys(films)
  const contents = [
    "import { FilmCompositions } from '../film-compositions.tsx'",
    "import films from '../films.json'",
    ...names.map((name, index) => `import film${index} from ${JSON.stringify(`./${name}.js`)}`),
    `const components = { ${names.map((name, index) => `${JSON.stringify(name)}: film${index}`).join(', ')} }`,
    'export const Root = () => <FilmCompositions films={films} components={components} />',
  ].join('\n')
  const outfile = join(folder, 'root.js')
  const stdin = { contents, loader: 'jsx', resolveDir: folder }
  await build({ stdin, outfile, bundle: true, format: 'esm', target: 'es2022', jsx: 'automatic', packages: 'external' })
  const entryPoint = join(folder, 'index.js')
  const entry = [
    "import { LoadSkia } from '@shopify/react-native-skia/lib/module/web/index.js'",
    "import { registerRoot } from 'remotion'",
    "LoadSkia().then(() => import('./root.js')).then(({ Root }) => registerRoot(Root))",
  ]
  await writeFile(entryPoint, entry.join('\n'))
  return entryPoint
}

/** Its loader of TypeScript needs an older compiler than the one of this repository. */
function withoutTypeScript(configuration) {
  const rules = configuration.module.rules.filter(({ test }) => !test.test('a.jsx') && !test.test('a.tsx'))
  return { ...configuration, module: { ...configuration.module, rules } }
}

/** The modules of Skia name React Native, of which browsers use nothing. */
function withoutNative(configuration) {
  const { resolve } = configuration
  return {
    ...configuration,
    resolve: { ...resolve, alias: { ...resolve.alias, 'react-native$': false, 'react-native-reanimated': false } },
  }
}

function writeRendered() {
  const current = Object.entries(rendered).filter(([name]) => name in films)
  return writeFile(renderedFile, `${JSON.stringify(Object.fromEntries(current.sort()), undefined, 2)}\n`)
}
