import { describe, expect, it } from 'vitest'
import { isClientModule } from '../../src/bundle/use-client.ts'

describe('isClientModule', () => {
  it.each([
    ["'use client'\nexport default 1", true],
    ['"use client";export default 1', true],
    ["// what it is\n/* and why */\n'use client'\n", true],
    ["\uFEFF'use client'", true],
    ["'use strict'\n'use client'", true],
    ["import x from 'y'\n'use client'", false],
    ["export const text = 'use client'", false],
    ["// 'use client'\nexport default 1", false],
    ['', false],
  ])('%j -> %s', (source, expected) => {
    expect(isClientModule(source)).toBe(expected)
  })
})
