import { expect, test } from 'vitest'
import { idHint } from '../../../src/routes/docs/id-hint.ts'

const many = Array.from({ length: 12 }, (_, index) => `doc-${'abcdefghijkl'[index]}xyz${index}`)

test.each([
  ['guides/instal', ['guides/install', 'api/other'], 'Did you mean "guides/install"?'],
  ['render', ['cli/render', 'api/render', 'other'], 'Did you mean "api/render" or "cli/render"?'],
  ['player/index', ['noise/index', 'player/player'], 'Did you mean "player/player"?'],
  ['zzzzzzzz', ['b', 'a', 'a'], 'The documents are: a, b.'],
  ['zzzzzzzz', many, `The documents are: ${[...many].sort().slice(0, 8).join(', ')} and 4 more.`],
  ['x', [], 'There are no documents.'],
  [
    '_parts/_x',
    ['parts/x'],
    'A name that begins with `_` is that of a partial, which has no page of its own. Name a document that shows it.',
  ],
])('%s among %o -> %s', (id, ids, hint) => {
  expect(idHint(id, ids)).toBe(hint)
})
