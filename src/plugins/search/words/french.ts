import { stemmer } from '@orama/stemmers/french'
import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  stem: stemmer,
  common: `à afin ai ainsi alors as au aucun aucune aussi aux avec avez avoir avons c ça car ce ceci cela celle celles celui ces cet cette ceux chaque
    combien comme comment d dans de des donc dont du elle elles en est et étaient était été être eu eux fait faire faut il ils j je l la là laquelle le
    lequel les lesquels leur leurs lorsqu lorsque lui m ma mais me même mes moi mon n ne ni nos notre nous on ont ou où par parce pas peu peut peuvent
    peux plus pour pourquoi puis puisqu puisque qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si soi soit son sont sous sur t ta
    te tes toi ton tous tout toute toutes tu un une va vers veux voici voilà vos votre vous y`,
  hasElisions: true,
}
