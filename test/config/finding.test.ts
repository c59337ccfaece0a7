import { describe, expect, it } from 'vitest'
import { formatPath } from '../../src/config/finding.ts'

describe('formatPath', () => {
  it.each([
    [['navbar', 'items', 2, 'to'], 'navbar.items[2].to'],
    [['versions', '1.0', 'label'], 'versions["1.0"].label'],
    [[], ''],
  ])('%j -> %s', (path, wanted) => expect(formatPath(path)).toBe(wanted))
})
