import { stemmer } from '@orama/stemmers/portuguese'
import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  // What is typed without accents has the same endings.
  stem: (word) => stemmer(word.replace(/cao$/, 'ção').replace(/coes$/, 'ções')),
  common: `a à ainda além algum alguma algumas alguns ante ao aos apenas aquela aquele aqui as às até cada com como da das de dela dele deles depois desde
    dessa desse desta deste do dos e é ela elas ele eles em embora entre era essa essas esse esses esta está estão estas este estes estou eu foi foram há
    isso isto já lhe mais mas me mediante meu meus minha minhas muito na não nas nem no nos nós nossa nosso num numa o onde os ou outra outras outro outros
    para pela pelas pelo pelos pode podem por porque porquê posso pouco pra qual quais qualquer quando quanto que quê quem quero se sem ser será seu seus
    si só sob sobre sua suas são também tão te tem têm tenho teu toda todas todo todos tu um uma umas uns vai você vocês`,
}
