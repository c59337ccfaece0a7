import { describe, expect, it } from 'vitest'
import { readThrown, textOfThrown } from '../../src/diagnostics/read-thrown.ts'

const throwing = (): never => {
  throw new Error('again')
}

describe('textOfThrown', () => {
  it.each<[string, unknown, string]>([
    ['an error', new Error('No file.'), 'No file'],
    ['an error without a message', new TypeError(), 'TypeError'],
    ['a text', 'oops', 'oops'],
    ['nothing', undefined, 'undefined'],
    ['an object without a prototype', Object.create(null), 'something that cannot be shown'],
    ['an object whose text throws', { toString: throwing }, 'something that cannot be shown'],
    ['an error whose message throws', Object.defineProperty(new Error('a'), 'message', { get: throwing }), 'Error'],
    ['an error whose message is no text', Object.assign(new Error('a'), { message: 5 }), 'Error'],
    ['several lines', new Error('one\r\ntwo  \n  three\n'), 'one\ntwo\n  three'],
    ['many lines', 'x\n'.repeat(100), `${'x\n'.repeat(11)}x …`],
    ['a long line', 'x'.repeat(1_000_000), `${'x'.repeat(1200)} …`],
  ])('%s -> a text of a few lines', (_name, thrown, text) => {
    expect(textOfThrown(thrown)).toBe(text)
  })
})

describe('readThrown', () => {
  it('an error that is its own cause -> ends', () => {
    const error = new Error('a')
    error.cause = error
    const causes = []
    for (let thrown: ReturnType<typeof readThrown> | undefined = readThrown(error); thrown; thrown = thrown.cause)
      causes.push(thrown.message)
    expect(causes).toEqual(Array(6).fill('a'))
  })

  it('a stack that throws -> none', () => {
    expect(readThrown(Object.defineProperty(new Error('a'), 'stack', { get: throwing })).stack).toBe('')
  })
})
