// Loads the types for a page's samples: one file, once.
import type { HoverData } from '../hover-files.ts'

const files = new Map<string, Promise<HoverData>>()

export interface BlockHovers {
  texts: HoverData['texts']
  numbers: readonly number[]
}

/** @param reference reference of the block, `<file>.<line>` (markdown/code/hover-reference.ts). */
export async function readHovers(reference: string, baseUrl: string): Promise<BlockHovers> {
  const [name = '', line = ''] = reference.split('.')
  const url = `${baseUrl}assets/hovers/${encodeURIComponent(name)}.json`
  const file = files.get(url) ?? loadFile(url)
  files.set(url, file)
  file.catch(() => files.delete(url))
  const { texts, blocks } = await file
  return { texts, numbers: blocks[line] ?? [] }
}

async function loadFile(url: string): Promise<HoverData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}
