// The social cards of a site: each page names the one that says what it says, and all of them are drawn once the pages are known.
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import type { PageHook } from '../../../build/pages/page-hook.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { pluginValue } from '../../plugin-values.ts'
import { cardFaceOf } from '../card-face-of.ts'
import { type CardPlan, planCards } from '../plan-cards.ts'
import { type CardFace, socialCardOf } from '../social-card.ts'

/** What a page needs to name its card. Pages depend on these only, and not on how the card looks. */
const cardNames = pluginValue<Pick<CardPlan, 'templateHash' | 'collectionTitles'>>('social cards')

/** What the card of a page says. */
const cardFace = pluginValue<CardFace>('social cards')

export function socialCards(config: ResolvedConfig): BuildPlugin {
  let planned: CardPlan | undefined
  return {
    name: 'social cards',
    async pageSetup({ staticFiles }) {
      planned = await planCards(config, staticFiles)
      if (planned === undefined) return undefined
      const { templateHash, collectionTitles } = planned
      const names = { templateHash, collectionTitles }
      return { setup: cardNames.as(names), key: ['what social cards are named after', JSON.stringify(names)] }
    },
    pages({ pages, workspace, runner, output }) {
      if (planned === undefined) return undefined
      const faces = pages.flatMap(({ notes }) => cardFace.of(notes) ?? [])
      const input = { ...workspace, plan: planned, faces, runner, keepCards: workspace.keeps, output }
      return {
        count: faces.length,
        async run(advance) {
          const { writeCards } = await import('./write-cards.ts')
          return { owner: 'a social card', isShared: true, files: await writeCards(input, advance) }
        },
      }
    },
  }
}

/** The card that a page names: what is on it follows from the metadata of the page. */
export const nameCard: PageHook = ({ ofPlugins }) => {
  const names = cardNames.of(ofPlugins)
  if (!names) return undefined
  const { templateHash, collectionTitles } = names
  return ({ route, site }) => {
    let card: CardFace | undefined
    return {
      pictureOf(metadata) {
        card = cardFaceOf({ route, metadata, site, collectionTitles })
        return card && socialCardOf(card, templateHash)
      },
      finish: () => card && { notes: cardFace.as(card) },
    }
  }
}
