import { describe, expect, it } from 'vitest'
import { speakScripts } from '../../src/bundle/spoken-texts.ts'

const scripts = new Map([
  ['assets/js/runtime-AAAAAAAA.js', 'import("./sidebar-BBBBBBBB.js");say("@@theme.CodeBlock.copy@@")'],
  ['assets/js/sidebar-BBBBBBBB.js', 'say(`@@theme.docs.sidebar.moreItems@@`)'],
  ['assets/js/other-CCCCCCCC.js', 'import "./runtime-AAAAAAAA.js"'],
  ['assets/js/plain-DDDDDDDD.js', 'say("@@unknown@@")'],
])

describe('speakScripts', () => {
  it('no texts -> English under the same names', () => {
    const { files, renamed } = speakScripts(scripts, {})
    expect(renamed.size).toBe(0)
    expect(files.get('assets/js/runtime-AAAAAAAA.js')).toBe('import("./sidebar-BBBBBBBB.js");say("Copy")')
    expect(files.get('assets/js/plain-DDDDDDDD.js')).toBe('say("@@unknown@@")')
  })

  it('a text -> a name of its own for what says it and for what imports that, by its new name', () => {
    const { files, renamed } = speakScripts(scripts, { 'theme.docs.sidebar.moreItems': `encore \`"'{count}` })
    expect([...renamed.keys()].sort()).toEqual([
      'assets/js/other-CCCCCCCC.js',
      'assets/js/runtime-AAAAAAAA.js',
      'assets/js/sidebar-BBBBBBBB.js',
    ])
    const sidebar = renamed.get('assets/js/sidebar-BBBBBBBB.js') ?? ''
    expect(sidebar).toMatch(/^assets\/js\/sidebar-[\da-f]{8}\.js$/)
    expect(files.get(sidebar)).toBe('say(`encore \\`\\"\\\'{count}`)')
    expect(files.get(renamed.get('assets/js/runtime-AAAAAAAA.js') ?? '')).toContain(sidebar.replace('assets/js/', './'))
  })

  it('another text -> another name', () => {
    const nameOf = (text: string) => speakScripts(scripts, { 'theme.CodeBlock.copy': text }).renamed.get('assets/js/runtime-AAAAAAAA.js')
    expect(nameOf('Copier')).not.toBe(nameOf('Kopieren'))
    expect(nameOf('Copier')).toBe(nameOf('Copier'))
  })
})
