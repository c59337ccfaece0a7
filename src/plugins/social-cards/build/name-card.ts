// The card that a page names: what is on it follows from the metadata of the page. It is drawn later (write-cards.ts).
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { cardFaceOf } from '../card-face-of.ts'
import { type CardFace, socialCardOf } from '../social-card.ts'

export const nameCard: PageHook = ({ cards }) => {
  if (!cards) return undefined
  const { templateHash, collectionTitles } = cards
  return ({ route, site }) => {
    let card: CardFace | undefined
    return {
      pictureOf(metadata) {
        card = cardFaceOf({ route, metadata, site, collectionTitles })
        return card && socialCardOf(card, templateHash)
      },
      finish: () => card && { result: { card } },
    }
  }
}
