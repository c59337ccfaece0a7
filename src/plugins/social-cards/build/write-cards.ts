// The step that puts the cards of all pages into the output: those of an earlier build stay or come from the store, and the workers draw
// the others. Pages with the same text share one card.

import type { Output } from '../../../build/output/output.ts'
import type { TaskRunner } from '../../../build/workers/task-runner.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import { hashOf } from '../../../lib/hash.ts'
import type { CardPlan } from '../plan-cards.ts'
import { type CardFace, cardFile } from '../social-card.ts'
import type { CardItem } from './card-task.ts'

export interface WriteCardsInput {
  plan: CardPlan
  /** Of the pages that have a card. */
  faces: readonly CardFace[]
  runner: TaskRunner
  packs: PackStore
  storeDirectory: string
  /** Takes cards from earlier builds, and keeps those of this one. */
  keepCards: boolean
  /** Identity of the program. */
  program: string
  /** The keys of all cards are added to it. */
  inUse: Set<string>
  /** Undefined writes nothing. */
  output: Output | undefined
}

/** @returns the files, relative to the output: the same whether they are written or not, because the checks need them. */
export async function writeCards(input: WriteCardsInput, onDone: (count: number) => void): Promise<Set<string>> {
  const { plan, output, inUse, runner } = input
  const items = new Map<string, CardItem>()
  for (const face of input.faces) {
    const file = cardFile(face, plan.templateHash)
    items.set(file, { face, file, key: hashOf('social card', input.program, file) })
  }
  for (const { key } of items.values()) inUse.add(key)
  const files = new Set(items.keys())
  if (!output) return files
  const missing: CardItem[] = []
  for (const item of items.values()) {
    if (input.keepCards && (await takeKept(item, output, input.packs))) onDone(1)
    else missing.push(item)
  }
  if (missing.length === 0) return files
  const { storeDirectory, keepCards } = input
  // The library is machine code that takes a while to load, so it is loaded only if there is something to draw.
  if (plan.template.logo !== undefined) (await import('../check-logo.ts')).checkLogo(plan.template.logo)
  runner.setUp('card', { template: plan.template, storeDirectory, keepCards, outDirectory: output.directory })
  const sizes = await runner.run('card', missing, ({ length }) => onDone(length))
  for (const [index, item] of missing.entries()) output.note(item.file, contentsOf(item), sizes[index])
  return files
}

/** Identifies the contents of the file as well as its bytes do. */
function contentsOf({ key }: CardItem): string {
  return `social card ${key}`
}

/** False if there is none: it was never drawn, or the store was damaged or removed. */
async function takeKept(item: CardItem, output: Output, packs: PackStore): Promise<boolean> {
  const insist = async (): Promise<Uint8Array> => {
    const png = await packs.read(item.key)
    if (png) return png
    throw new Error(`The card ${item.file} was changed in the output and removed from the cache while the site was built. Build again.`)
  }
  if (output.reuse(item.file, contentsOf(item), insist)) return true
  const png = await packs.read(item.key)
  if (!png) return false
  await output.write(item.file, png)
  output.note(item.file, contentsOf(item))
  return true
}
