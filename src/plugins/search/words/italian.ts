import { stemmer } from '@orama/stemmers/italian'
import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  stem: stemmer,
  common: `a ad agli ai al alcuni alla alle allo anche ancora c che chi ci ciò coi col come con cosa cui d da dagli dai dal dall dalla dalle dallo degli dei
    del dell della delle dello deve devo di dove due e è ed era essere fa fare fino gli ha hai hanno ho i il in invece io l la le lei li lo loro lui ma me
    mi mia mie miei mio molto ne negli nei nel nell nella nelle nello no noi non nostra nostro o ogni oppure per perché però più può possono posso quale
    quali quando quanto quella quelle quelli quello questa queste questi questo qui s se senza si sia solo sono sta stato su sua sue sugli sui sul sull
    sulla sulle sullo suo suoi t tra tu tua tuo tutti tutto un una uno vi voglio voi v`,
  hasElisions: true,
}
