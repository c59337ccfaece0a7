// The step that puts pictures into the output in their formats and widths: those of earlier builds stay or come from the store, the others
// are converted. The library works in threads of its own.
import { join } from 'node:path'
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import type { Output } from '../../../build/output/output.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { DocumentSummary } from '../../../content/content-tree.ts'
import type { AssetReference } from '../../../content/document.ts'
import { type Diagnostic, levelOf } from '../../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../../diagnostics/read-thrown.ts'
import { hashOf } from '../../../lib/hash.ts'
import { mapConcurrently } from '../../../lib/map-concurrently.ts'
import { findSharpVersion, loadSharp, type Sharp } from '../sharp.ts'
import { tooLarge } from '../too-large.ts'

interface WritePicturesInput {
  config: ResolvedConfig
  summaries: readonly Pick<DocumentSummary, 'assets' | 'links'>[]
  packs: PackStore
  /** Takes pictures from earlier builds, and keeps those of this one. */
  keeps: boolean
  /** The keys of all pictures are added to it. */
  inUse: Set<string>
  /** Undefined writes nothing. */
  output: Output | undefined
}

interface WrittenPictures {
  /** Relative to the output: the same whether they are written or not, because the checks need them. */
  files: Set<string>
  diagnostics: Diagnostic[]
}

/** How hard the libraries try. AVIF at the default effort takes several seconds for a photograph. */
const options = { avif: { quality: 60, effort: 3 }, webp: { quality: 80, effort: 4 } } as const
/** Each conversion holds a decoded picture in memory. */
const atOnce = 2

type Picture = AssetReference & { picture: NonNullable<AssetReference['picture']> }

/** The plugin of a site with `images`. */
export function pictures(config: ResolvedConfig): BuildPlugin {
  return {
    name: 'pictures',
    pages: ({ documents, workspace, output }) => ({
      count: countPictures(documents),
      run: async (advance) => ({
        owner: 'a picture of a document',
        isShared: true,
        ...(await writePictures({ ...workspace, config, summaries: documents, output }, advance)),
      }),
    }),
  }
}

async function writePictures(input: WritePicturesInput, onDone: (count: number) => void): Promise<WrittenPictures> {
  const { config } = input
  const version = findSharpVersion(config.siteDirectory)
  if (version === undefined) return { files: new Set(), diagnostics: [unusable(config, 'it is not installed')] }
  const pictures = new Map<string, Picture>()
  for (const { assets } of input.summaries) for (const asset of assets) if (isPicture(asset)) pictures.set(asset.output, asset)
  const sizes = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  const maker = createMaker(input, version)
  await mapConcurrently([...pictures.values()], atOnce, async (picture) => {
    const problem = await maker.make(picture, (size) => sizes.set(picture.output, size))
    if (problem) diagnostics.push(problem)
    onDone(1)
  })
  input.packs.flush()
  return { files: new Set(pictures.keys()), diagnostics: [...onceEach(diagnostics), ...judgeSizes(input, sizes)] }
}

function countPictures(summaries: WritePicturesInput['summaries']): number {
  return new Set(summaries.flatMap(({ assets }) => assets.filter(isPicture).map(({ output }) => output))).size
}

function isPicture(asset: AssetReference): asset is Picture {
  return asset.picture !== undefined
}

function createMaker({ config, packs, keeps, inUse, output }: WritePicturesInput, version: string) {
  const { siteDirectory, images } = config
  let loading: Promise<Sharp> | undefined
  const convert = async ({ file, picture: { width, format } }: Picture): Promise<Uint8Array> => {
    loading ??= loadSharp(siteDirectory)
    const sharp = await loading
    // As it is shown: a camera writes which way is up, and no format keeps that.
    const resized = sharp(join(siteDirectory, file)).rotate().resize({ width, withoutEnlargement: true })
    return format === 'avif' ? resized.avif(options.avif).toBuffer() : resized.webp(options.webp).toBuffer()
  }
  return {
    /** Gives what is wrong, if anything. `note` is told the size where that matters. */
    async make(picture: Picture, note: (bytes: number) => void): Promise<Diagnostic | undefined> {
      const key = hashOf('picture', version, JSON.stringify(options), picture.output)
      inUse.add(key)
      const identity = `picture ${key}`
      const get = async (): Promise<Uint8Array> => {
        const kept = keeps ? await packs.read(key) : undefined
        const bytes = kept ?? (await convert(picture))
        if (keeps && !kept) {
          await packs.write(key, bytes)
          packs.flush()
        }
        return bytes
      }
      try {
        const isThere = keeps && output?.reuse(picture.output, identity, get) === true
        if (isThere && images?.maxBytes === undefined) return undefined
        if (!output && images?.maxBytes === undefined) return undefined
        const bytes = await get()
        note(bytes.length)
        if (!output || isThere) return undefined
        await output.write(picture.output, bytes)
        output.note(picture.output, identity)
        return undefined
      } catch (error) {
        return loading === undefined ||
          (await loading.then(
            () => true,
            () => false,
          ))
          ? unreadable(picture, textOfThrown(error))
          : unusable(config, textOfThrown(error))
      }
    },
  }
}

/** A picture counts with the largest of its files, once for each place that shows it. */
function judgeSizes({ config: { images }, summaries }: WritePicturesInput, sizes: ReadonlyMap<string, number>): Diagnostic[] {
  const level = levelOf(images?.onTooLarge ?? 'ignore')
  const most = images?.maxBytes
  if (level === undefined || most === undefined) return []
  return summaries.flatMap(({ assets, links }) => {
    const largest = new Map<string, { bytes: number; asset: Picture }>()
    for (const asset of assets) {
      const bytes = sizes.get(asset.output) ?? 0
      const place = links[asset.link]?.place
      const key = `${asset.file} ${place?.line} ${place?.column}`
      if (isPicture(asset) && bytes > most && bytes > (largest.get(key)?.bytes ?? 0)) largest.set(key, { bytes, asset })
    }
    return [...largest.values()].map(({ bytes, asset: { file, link, picture } }) =>
      tooLarge({
        file,
        bytes,
        most,
        level,
        place: links[link]?.place ?? { file },
        as: `${picture.format.toUpperCase()} with ${picture.width} pixels`,
      }),
    )
  })
}

/** Each format and width of a file has the same fault. */
function onceEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [`${diagnostic.id} ${diagnostic.place?.file}`, diagnostic])).values()]
}

function unusable({ configFile }: ResolvedConfig, found: string): Diagnostic {
  return {
    id: 'sharp-unusable',
    level: 'error',
    message: `Expected sharp, which converts the pictures of this site (\`images\`): ${found.replace(/\s+/g, ' ').replace(/\.$/, '')}.`,
    place: { file: configFile },
    configPath: ['images'],
    hint: 'Install it in the folder of the site: npm install --save-dev sharp. Or remove `images`: then pictures stay as they are.',
  }
}

function unreadable({ file }: Picture, found: string): Diagnostic {
  return {
    id: 'image-unreadable',
    level: 'error',
    message: `The image could not be converted: ${found.replace(/\s+/g, ' ').replace(/\.$/, '')}.`,
    place: { file },
    hint: 'Save it again as PNG or JPEG.',
  }
}
