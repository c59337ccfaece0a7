import type { LanguageWords } from './rules-of.ts'

export const words: LanguageWords = {
  common: `の に は を が と で も へ や か から まで より など だ です ます まし た て い る する し され さ れ ない なく なる なり ある あり いる これ それ あれ この その あの ここ そこ
    どこ どの どれ どう どうやって 何 なに なぜ いつ 誰 だれ こと もの ため よう ください 下さい ね よ な また および または そして ので のに には では とは という`,
}
