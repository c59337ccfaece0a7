import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/lib/hash.ts'

describe('hashOf', () => {
  it("('ab', 'c') and ('a', 'bc') -> different hashes", () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
    expect(hashOf('ab', 'c')).toBe(hashOf('ab', Buffer.from('c')))
  })
})
