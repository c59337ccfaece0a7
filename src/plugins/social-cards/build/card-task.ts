// Task of a worker: draw one social card, store it for later builds, and write its file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TaskHandler } from '../../../build/workers/task-handler.ts'
import { createPackStore, packsDirectory } from '../../../cache/pack-store.ts'
import { createCardPainter } from '../card-painter.ts'
import type { CardFace, CardTemplate } from '../social-card.ts'

export interface CardSetup {
  template: CardTemplate
  storeDirectory: string
  keepCards: boolean
  /** Absolute. */
  outDirectory: string
}

export interface CardItem {
  face: CardFace
  /** Relative to the output. */
  file: string
  /** Key under which it is kept. */
  key: string
}

/** The result is the size of the file in bytes. */
export function createCardTask({ template, storeDirectory, keepCards, outDirectory }: CardSetup): TaskHandler<CardItem, number> {
  const packs = createPackStore(packsDirectory(storeDirectory))
  const painter = createCardPainter(template)
  return {
    async run({ face, file, key }) {
      const png = painter.paint(face)
      const path = join(outDirectory, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, png)
      if (keepCards) await packs.write(key, png)
      return png.length
    },
    finishBatch: packs.flush,
  }
}
