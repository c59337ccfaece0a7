import { describe, expect, it } from 'vitest'
import { findIslandSheets } from '../../src/bundle/island-sheets.ts'

const module = (...paths: string[]) => ({ bytes: 1, imports: paths.map((path) => ({ path, kind: 'import-statement' as const })) })

describe('findIslandSheets', () => {
  it('an island that imports a sheet itself, through a module, in a circle, or not -> the islands of each sheet', () => {
    const inputs = {
      'content/player.tsx?island-source': module('content/part.ts', 'content/player.css'),
      'content/part.ts': module('content/part.css', 'content/other.ts'),
      'content/other.ts': module('content/part.ts'),
      'content/menu.tsx': module('content/part.ts'),
      'content/page.tsx': module('content/page.css', 'content/player.tsx'),
    }
    const islands = new Map([
      ['content/player.tsx', '/site/content/player.tsx'],
      ['content/menu.tsx', '/site/content/menu.tsx'],
    ])
    expect([...findIslandSheets(inputs, islands, '/site', (key) => key.endsWith('.css'))]).toEqual([
      ['content/part.css', ['content/menu.tsx', 'content/player.tsx']],
      ['content/player.css', ['content/player.tsx']],
    ])
  })
})
