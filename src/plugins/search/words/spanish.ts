import { stemmer } from '@orama/stemmers/spanish'
import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  // What is typed without accents has the same ending.
  stem: (word) => stemmer(word.replace(/cion$/, 'ción')),
  common: `a al algo algún alguna algunas algunos ante aquel aquella así aún aunque cada como cómo con cual cuál cuales cuáles cualquier cuando cuándo
    cuánto de del desde donde dónde durante e el él ella ellas ellos en entre era es esa esas ese eso esos esta está estaba están estas este esto estos
    estoy fue ha había han has hasta hay he la las le les lo los más me mediante mi mí mientras mis mismo muy ni no nos nosotros nuestra nuestro o os otra
    otras otro otros para pero poco por porqué porque puede puedo pues que qué quien quién quiero se sea ser si sí sido sin sobre solo sólo somos son soy
    su sus también tampoco tan tanto te tengo ti tiene tienen todo todos tu tú tus u un una unas uno unos usted ustedes va y ya yo`,
}
