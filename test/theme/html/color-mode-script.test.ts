import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { colorModeScript } from '../../../src/theme/html/color-mode-script.tsx'

interface Browser {
  /** The `data-` attributes of <html>, as scripts name them. */
  attributes: Record<string, string>
  stored?: string
  query?: string
  prefersDark?: boolean
  brokenStorage?: boolean
}

/** Runs the script as a browser would and gives the two attributes after it. */
function run({ attributes, stored, query = '', prefersDark = false, brokenStorage = false }: Browser): string {
  const dataset = { ...attributes }
  const getItem = (name: string) => {
    if (brokenStorage) throw new Error('denied')
    return name === 'theme' ? (stored ?? null) : null
  }
  runInNewContext(colorModeScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    location: { search: query },
    matchMedia: () => ({ matches: prefersDark }),
    URLSearchParams,
  })
  return `${dataset.theme} ${dataset.themeChoice}`
}

const system = { theme: 'light', themeChoice: 'system' }
const fixedLight = { theme: 'light', themeChoice: 'light' }

describe('colorModeScript', () => {
  it.each<[string, Browser, string]>([
    ['nothing stored, light system', { attributes: system }, 'light system'],
    ['nothing stored, dark system', { attributes: system, prefersDark: true }, 'dark system'],
    ['dark stored', { attributes: system, stored: 'dark' }, 'dark dark'],
    ['light stored, dark system', { attributes: system, stored: 'light', prefersDark: true }, 'light light'],
    ['nonsense stored', { attributes: system, stored: 'x" onload="y' }, 'light system'],
    ['the system is not respected', { attributes: fixedLight, prefersDark: true }, 'light light'],
    ['a query before storage', { attributes: system, stored: 'light', query: '?theme=dark' }, 'dark dark'],
    ['storage that throws', { attributes: system, brokenStorage: true, prefersDark: true }, 'dark system'],
    ['no switch on the site', { attributes: { ...system, themeFixed: '' }, stored: 'dark' }, 'light system'],
  ])('%s', (_, browser, expected) => {
    expect(run(browser)).toBe(expected)
  })
})
