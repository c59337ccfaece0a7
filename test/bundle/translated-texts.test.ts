import { expect, test } from 'vitest'
import { readTranslatedTexts, readTranslateTags } from '../../src/bundle/translated-texts.ts'

test.each<[string, unknown]>([
  ['<Translate id="a" description="d">Hello</Translate>', [{ id: 'a', message: 'Hello', description: 'd' }]],
  ['<Translate>Hello</Translate>', [{ id: 'Hello', message: 'Hello' }]],
  ['<Translate id="a" values={{ name }}>{"Hello {name}"}</Translate>', [{ id: 'a', message: 'Hello {name}' }]],
  ["translate({ id: 'a', message: `Hello` }, { x: 1 })", [{ id: 'a', message: 'Hello' }]],
  ["<p title={translate({ id: 'a' })} />", [{ id: 'a', message: 'a' }]],
  ['translate({ id, message })', []],
  ['<Translate id="a">', []],
])('%s -> its texts', async (code, expected) => {
  expect(await readTranslatedTexts(`export const x = ${code}`, 'tsx')).toEqual(expected)
})

test('tags in an MDX document -> their texts', () => {
  expect(readTranslateTags('# A\n\n<Translate id="a" description=\'d\'>\n  Hello\n</Translate>\n')).toEqual([
    { id: 'a', message: 'Hello', description: 'd' },
  ])
})
