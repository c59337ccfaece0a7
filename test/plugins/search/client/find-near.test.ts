import { describe, expect, it } from 'vitest'
import { addressQuery } from '../../../../src/plugins/search/client/find-near.ts'

describe('addressQuery', () => {
  it.each([
    ['/docs/player/drag-and-dorp', 'drag and dorp '],
    ['/docs/player/drag_and_drop.html', 'drag and drop '],
    ['/docs/player/', 'player '],
    ['/docs/%C3%BCber-uns', 'über uns '],
    ['/docs/%E0%A4%A', 'E0 A4 A '],
    ['/', ''],
    ['/---', ''],
  ])('%s -> %s', (path, query) => expect(addressQuery(path)).toBe(query))
})
