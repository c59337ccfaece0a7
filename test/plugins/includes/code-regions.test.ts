// Regions of files, in the comments of many languages.
import { describe, expect, it } from 'vitest'
import { readRegions } from '../../../src/plugins/includes/code-regions.ts'

const read = (text: string) => readRegions(text.split('\n').map((line, index) => ({ number: index + 1, text: line })))
const textsOf = (text: string) =>
  Object.fromEntries([...read(text).regions].map(([name, lines]) => [name, lines.map((line) => line.text).join('|')]))

describe('comments', () => {
  it.each([
    ['// #region a', '// #endregion a'],
    ['  //#region a', '  //#endregion'],
    ['// region a', '// endregion'],
    ['/* #region a */', '/* #endregion a */'],
    ['# region a', '# endregion'],
    ['#region a', '#endregion'],
    ['<!-- #region a -->', '<!-- #endregion a -->'],
    ['<!-- region a -->', '<!-- endregion -->'],
    ['{/* #region a */}', '{/* #endregion */}'],
    ['-- #region a', '-- #endregion'],
    ['::#region a', '::#endregion'],
    ['REM #region a', 'REM #endregion'],
    ['#pragma region a', '#pragma endregion'],
    ['#Region "a"', '#End Region'],
    ['(* #region a *)', '(* #endregion *)'],
    ['; #region a', '; #endregion'],
    ['% #region a', '% #endregion'],
  ])('%s -> a region, and no line of it', (begin, end) => {
    const text = `x\n${begin}\ny\n${end}\nz`
    expect(textsOf(text)).toEqual({ a: 'y' })
    expect(read(text).lines.map((line) => line.text)).toEqual(['x', 'y', 'z'])
  })

  it.each([
    'region a',
    'const region = 1',
    '// region of the map',
    '// the #region a',
    'call(region)',
    '#regional',
    'endregion',
    "'regions'",
  ])('%s -> a line like others', (line) => expect(read(line)).toMatchObject({ lines: [{ text: line }], open: [] }))
})

describe('several regions', () => {
  it('one in another -> the lines of both, an end without a name ends the last', () =>
    expect(textsOf('#region a\n1\n#region b\n2\n#endregion\n3\n#endregion')).toEqual({ a: '1|2|3', b: '2' }))
  it('two of one name -> one after the other', () =>
    expect(textsOf('#region a\n1\n#endregion\n-\n#region a\n2\n#endregion')).toEqual({ a: '1|2' }))
  it('that overlap -> each to its own end', () =>
    expect(textsOf('#region a\n1\n#region b\n2\n#endregion a\n3\n#endregion b')).toEqual({ a: '1|2', b: '2|3' }))
  it('without an end -> open', () => expect(read('1\n#region a\n2').open).toEqual([{ name: 'a', line: 2 }]))
})
