// What an index at a provider is filled with: the records of all pages, and how they are ranked. Sites that are searched by their own index have these
// files too, for whoever changes to a provider.
import type { BuildPlugin, RenderedLanguage, StepFiles } from '../../../build/build-plugin.ts'
import type { Output } from '../../../build/output/output.ts'
import { outputBelow } from '../../../build/output/output-below.ts'
import { gatherInOrder } from '../../../build/pages/gather-in-order.ts'
import type { Workspace } from '../../../build/workspace.ts'
import { joinFolder } from '../../../lib/folder-path.ts'
import { hashOf } from '../../../lib/hash.ts'
import { joinParts } from '../../../lib/join-parts.ts'
import { pluginValue } from '../../plugin-values.ts'
import type { TakeFromEntry } from '../../search/build/keep-search-entry.ts'
import { openSearchedPages } from '../../search/build/searched-pages.ts'
import { indexSettings, settingsFile } from '../index-settings.ts'
import { recordSiteOf } from '../make-records.ts'
import { recordLinesOf } from '../record-lines.ts'
import { recordsFile, writeRecords } from '../write-records.ts'

const name = 'search records'

/** Handed over by each page that the search finds: its lines of the file with the records, as UTF-8. */
export const pageRecords = pluginValue<Uint8Array>(name)

export const takeRecords: TakeFromEntry = ({ config }) => {
  const site = recordSiteOf(config)
  return ({ page }) => pageRecords.as(Buffer.from(recordLinesOf(page, site)))
}

export function hostedSearch(): BuildPlugin {
  /** By the folder of the language. */
  const gathered = new Map<string, number[] | undefined>()
  return {
    name,
    gather({ folder }, output) {
      const { take, finish } = gatherRecords(output)
      return { take, finish: () => void gathered.set(folder, finish()) }
    },
    pages: ({ output, ...site }) => (output ? { run: () => writeAllRecords(site, gathered, output) } : undefined),
  }
}

/**
 * Writes the file with the records, which is not noted in the output. `finish` gives how many bytes of it each page has; undefined when something was
 * missing.
 */
export function gatherRecords(output: Pick<Output, 'append'>) {
  const bytes: number[] = []
  const lines = joinParts((chunk) => output.append(recordsFile, chunk))
  const { take, finish } = gatherInOrder(pageRecords, (records) => {
    bytes.push(records.length)
    lines.add(records)
  })
  return {
    take,
    finish(): number[] | undefined {
      const isComplete = finish()
      lines.end()
      return isComplete ? bytes : undefined
    },
  }
}

interface SiteWithRecords {
  languages: readonly Pick<RenderedLanguage, 'config' | 'table' | 'folder' | 'pages'>[]
  workspace: Pick<Workspace, 'packs' | 'inUse' | 'program'>
}

/** @param gathered bytes that each page has of the file with the records, by the folder of the language. */
export async function writeAllRecords(
  { languages, workspace }: SiteWithRecords,
  gathered: ReadonlyMap<string, readonly number[] | undefined>,
  output: Output,
): Promise<StepFiles> {
  const files = new Set<string>()
  for (const { config, table, folder, pages: rendered } of languages) {
    const outputOfLanguage = outputBelow(output, folder)
    const { pages, readEntry } = openSearchedPages({ ...workspace, config, table, rendered, output: outputOfLanguage })
    const site = recordSiteOf(config)
    await writeRecords({
      pages,
      maker: hashOf(workspace.program, JSON.stringify(site)),
      written: gathered.get(folder),
      readLines: async (page) => Buffer.from(recordLinesOf((await readEntry(page)).page, site)),
      output: outputOfLanguage,
    })
    await outputOfLanguage.write(settingsFile, `${JSON.stringify(indexSettings(config.locale), null, 2)}\n`)
    for (const file of [recordsFile, settingsFile]) files.add(joinFolder(folder, file))
  }
  workspace.packs.flush()
  return { owner: 'a file of the search', files, isShared: false }
}
