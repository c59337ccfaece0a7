import { describe, expect, it } from 'vitest'
import { isSlowConnection } from '../../../src/client/navigation/slow-connection.ts'

describe('isSlowConnection', () => {
  it.each([
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ saveData: false }, false],
    [{}, false],
  ])('[spec 2.24] %j -> %s', (connection, isSlow) => {
    expect(isSlowConnection(connection)).toBe(isSlow)
  })
})
