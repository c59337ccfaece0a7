import { stemmer } from '@orama/stemmers/german'
import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  // Nouns of verbs in -ieren: Aktualisierung, aktualisieren.
  stem: (word) => stemmer(word.replace(/ierung(?:en)?$/, 'ieren')),
  common: `ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist bitte da dabei dafür damit dann daran darauf daraus
    darf das dass daß dazu dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine
    einem einen einer eines er es etwas euch euer für gegen gibt hab habe haben hat hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in
    ins ist ja je jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen keiner können könnte mal man mein meine meinem meinen
    meiner meines mich mir mit muss muß müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit sich sie
    sind so soll sollen sollte sondern sonst sowie über um und uns unser unsere unter vom von vor war waren warum was weil welche welchem welchen
    welcher welches wem wen wenn wer werde werden weshalb wie wieder wieso wieviel will wir wird wo wodurch wofür woher wohin womit worden wurde
    wurden würde zu zum zur zwar`,
  letters: { ä: 'ae', ö: 'oe', ü: 'ue' },
}
