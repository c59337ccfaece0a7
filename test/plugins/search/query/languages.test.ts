import { describe, expect, it } from 'vitest'
import { indexTermsOf } from '../../../../src/plugins/search/index/pairs-in-runs.ts'
import { cutRun, runRules } from '../../../../src/plugins/search/terms/cut-run.ts'
import { foldedOf } from '../../../../src/plugins/search/terms/fold-letters.ts'
import { splitWords } from '../../../../src/plugins/search/terms/split-words.ts'
import { englishRules } from '../../../../src/plugins/search/terms/word-rules.ts'
import { askIndex, titlesOf } from './make-index.ts'

/** @returns the titles that a query finds on pages with these texts, whose titles are the texts themselves. */
async function find(language: string, texts: readonly string[], query: string): Promise<string[]> {
  const ask = await askIndex(
    texts.map((text, number) => ({ title: `Page ${number}`, text })),
    [],
    language,
  )
  return titlesOf(await ask(query)).map((title) => texts[Number(title.slice('Page '.length))] ?? title)
}

describe('words of a language', () => {
  it.each([
    ['de', 'Zwei Häuser am Hang', 'Haus '],
    ['de', 'Das Haus am Hang', 'Häuser '],
    ['de', 'Die Straße zum Hafen', 'strasse '],
    ['de', 'Die Strasse zum Hafen', 'Straße '],
    ['de', 'Die Übersicht', 'uebersicht '],
    ['de', 'Die Uebersicht', 'Übersicht '],
    ['de', 'Die Übersicht', 'ubersicht '],
    ['de', 'Die Übersicht', 'uebers'],
    ['de', 'Einstellungen ändern', 'Einstellung '],
    ['de', 'Pläne teilen', 'wie teile ich einen Plan?'],
    ['fr', 'Une œuvre', 'oeuvre '],
    ['fr', "L'installation du plugin", 'installation '],
    ['fr', 'Les paramètres avancés', 'parametre '],
    ['fr', 'Il a été chanté', 'chanter '],
    ['es', 'Las configuraciones', 'configuración '],
    ['es', 'La instalación', 'instalaciones '],
    ['pt', 'As configurações', 'configuracao '],
    ['pt', 'A instalação', 'instalar '],
    ['ru', 'Установка программы', 'установки '],
    ['ru', 'Ещё один ёж', 'еж '],
    ['it', "Nell'applicazione", 'applicazioni '],
    ['pl', 'Łódź', 'lodz '],
    ['da', 'En bølge', 'bolge '],
    ['tr', 'Işık', 'isik '],
    ['is', 'Þetta er æði', 'aedi '],
    ['en', 'Smørrebrød in Łódź', 'smorrebrod '],
  ])('%s, %s -> found for %s', async (language, text, query) => {
    expect(await find(language, ['something else', text], query)).toEqual([text])
  })

  it('schön, schon -> what is exact comes first', async () => {
    const texts = ['drucken', 'drücken']
    expect((await find('de', texts, 'drücken '))[0]).toBe('drücken')
    expect((await find('de', texts, 'drucken '))[0]).toBe('drucken')
    expect(await find('de', texts, 'drücken ')).toHaveLength(2)
  })

  it('a question -> without the common words of its language', async () => {
    const texts = ['Das ist eine Seite, die nicht gefragt ist, wie man sieht', 'Sicherung']
    expect(await find('de', texts, 'Wie mache ich eine Sicherung')).toEqual(['Sicherung'])
  })
})

describe('scripts without spaces', () => {
  it.each([
    ['zh', '如何在服务器上安装应用程序。', '安装'],
    ['zh', '如何在服务器上安装应用程序。', '安装程序'],
    ['zh', '如何在服务器上安装应用程序。', '务器'],
    ['zh', '如何在服务器上安装应用程序。', '上安'],
    ['zh', '如何在服务器上安装应用程序。', '怎么安装程序？'],
    ['zh', '使用Remotion渲染视频', '渲染'],
    ['zh', '使用Remotion渲染视频', 'remotion '],
    ['zh', '使用Remotion渲染视频', '频'],
    ['en', 'The button is labelled 保存设置 there', '设置'],
    ['ja', 'アプリケーションをインストールする方法', 'インストール'],
    ['ja', '設定を保存するボタン', '保存'],
    ['th', 'วิธีติดตั้งโปรแกรมบนเครื่อง', 'ติดตั้ง'],
    ['th', 'วิธีติดตั้งโปรแกรมบนเครื่อง', 'โปรแกรม'],
    ['lo', 'ວິທີຕິດຕັ້ງໂປຣແກຣມ', 'ໂປຣແກຣມ'],
    ['km', 'របៀបដំឡើងកម្មវិធី', 'កម្មវិធី'],
    ['my', 'ပရိုဂရမ်ထည့်သွင်းနည်း', 'ထည့်သွင်း'],
    ['ko', '프로그램을 설치하는 방법', '설치'],
    ['ko', '데이터베이스설정', '설정'],
  ])('%s, %s -> found for %s', async (language, text, query) => {
    expect(await find(language, ['别的东西', text], query)).toEqual([text])
  })

  it('letters that are no word there -> found behind the word', async () => {
    expect(await find('zh', ['产品和服务', '日本的和服'], '和服')).toEqual(['日本的和服', '产品和服务'])
  })

  it('a browser that cannot cut -> neighbors as words, which the build has indexed', () => {
    const indexed = new Set(
      splitWords('服务器上安装', { ...englishRules, runs: runRules })
        .flatMap(indexTermsOf)
        .map(foldedOf),
    )
    const asked = cutRun('上安装', null).map(({ term }) => term)
    expect(asked).toEqual(['上安', '安装'])
    expect(asked.filter((term) => !indexed.has(term))).toEqual([])
  })
})
