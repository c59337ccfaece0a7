// A site to be unkind to, built by the compiled program as a user runs it, and what its output holds.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { BuildOptions } from '../../src/build/build-report.ts'
import { buildSite } from '../../src/build/build-site.ts'
import { type ContentStore, createContentStore } from '../../src/cache/content-store.ts'
import { makeFolder, type Result, runProgram } from '../cli/run-program.ts'
import { sharedWork } from '../shared-work.ts'

// Every test here runs the program many times.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const pages = 12

export interface FaultSite {
  /** Absolute. */
  directory: string
  /** Absolute. */
  out: string
  /** Changes the text of two pages and of the partial. */
  edit(variant: string): void
  build(...args: string[]): Promise<Result>
  /** A build by a call, which costs half: for what no process has to die in. It has to succeed. */
  make(): Promise<void>
  /** What a build that takes nothing from earlier ones gives now. */
  buildClean(): Promise<Tree>
}

/** Path -> hash of the contents. Undefined when there is no such folder. */
export type Tree = Record<string, string>

/** What a site was made of -> what a clean build of it has written. */
const cleanTrees = new Map<string, Tree>()
/** Key -> what the first build of a site has bundled. All sites here begin with the same one. */
const firstBundles = new Map<string, string | Uint8Array>()

export function openFaultSite(): FaultSite {
  const directory = makeFolder({
    'site.config.ts':
      "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', onUnusedAssets: 'ignore', docs: { path: 'content/docs' }, pages: { path: 'content/pages' } }\n",
    'content/pages/index.tsx':
      "import { Part } from '../../src/part'\nexport const metadata = { title: 'Home' }\nexport default function Home() { return <Part /> }\n",
    'src/part.tsx': 'export function Part() { return <p>A part.</p> }\n',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...Object.fromEntries(Array.from({ length: pages }, (_, index) => [`content/docs/page-${index}.md`, writePage(index, 'first')])),
    'content/docs/_part.mdx': 'A partial, first.\n',
    'content/docs/with-part.mdx': "import Part from './_part.mdx'\n\n# With a part\n\n<Part />\n",
  })
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const call = async (options: Partial<BuildOptions>): Promise<void> => {
    const { diagnostics, failed } = await buildSite({ siteDirectory: directory, write: true, ...options })
    expect([failed, diagnostics]).toEqual([false, []])
  }
  const site: FaultSite = {
    directory,
    out: join(directory, 'build'),
    edit(variant) {
      for (const index of [0, 1]) writeFileSync(join(directory, `content/docs/page-${index}.md`), writePage(index, variant))
      writeFileSync(join(directory, 'content/docs/_part.mdx'), `A partial, ${variant}.\n`)
    },
    build: (...args) => runProgram(['build', '--site', directory, ...args]),
    // With its bundle in the store of the site, where faults are made.
    make: async () => {
      const cache = join(directory, '.sitegen/cache')
      const { program } = await sharedWork()
      await call(existsSync(cache) ? { program } : { program, bundles: storeFirst(createContentStore(cache)) })
    },
    async buildClean() {
      // Tests come back to the same few states, and a clean build depends on nothing but the files of the site.
      const state = JSON.stringify(readSources(directory))
      const known = cleanTrees.get(state)
      if (known) return known
      const out = join(directory, '.clean')
      await call({ ...(await sharedWork()), cache: false, outDirectory: out })
      const tree = readTree(out)
      rmSync(out, { recursive: true })
      if (!tree) throw new Error('nothing was built')
      cleanTrees.set(state, tree)
      return tree
    },
  }
  return site
}

/** `store`, with the bundle of another site in it when that is what is asked for. */
function storeFirst(store: ContentStore): ContentStore {
  return {
    async read(key) {
      const known = firstBundles.get(key)
      if (known !== undefined) await store.write(key, known)
      return store.read(key)
    },
    async write(key, content) {
      firstBundles.set(key, content)
      await store.write(key, content)
    },
  }
}

/** The files that somebody has written, not those of builds. */
function readSources(directory: string): (Tree | string | undefined)[] {
  return [
    readFileSync(join(directory, 'site.config.ts'), 'utf8'),
    ...['content', 'src', 'static'].map((name) => readTree(join(directory, name))),
  ]
}

function writePage(index: number, variant: string): string {
  return `# Page ${index}\n\nText, ${variant}. See [the next](./page-${(index + 1) % pages}.md).\n\n## Section\n\n\`\`\`js\nconst variant = '${variant}'\n\`\`\`\n`
}

export function readTree(directory: string): Tree | undefined {
  const entries = attempt(() => readdirSync(directory, { recursive: true, withFileTypes: true }))
  if (!entries) return undefined
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file.slice(directory.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)]),
  )
}

/** What builds have left in the site folder and in `.sitegen`, beside what they keep there. */
export function listLeftovers(directory: string): string[] {
  const inside = attempt(() => readdirSync(join(directory, '.sitegen'))) ?? []
  const beside = readdirSync(directory).filter((name) => name.startsWith('.build-') || name.startsWith('.clean-'))
  return [...beside, ...inside.filter((name) => !['cache', 'previous-output'].includes(name))]
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
