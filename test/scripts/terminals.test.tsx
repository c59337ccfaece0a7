// What terminals show: recordings that are up to date, and the component that shows them.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Terminal } from '../../content/components/terminal.tsx'
import recordings from '../../content/terminals/recorded.json'
import { hashTake, takes } from '../../scripts/terminal-takes.mjs'

type Line = string | (string | string[])[]

const textOf = (line: Line): string =>
  typeof line === 'string' ? line : line.map((part) => (typeof part === 'string' ? part : part[1])).join('')

it('takes -> a recording of each, and no other', () => {
  expect(Object.keys(recordings)).toEqual(Object.keys(takes).sort())
})

describe.each(Object.entries(recordings))('%s', (name, { source, command, lines }) => {
  it('its command and samples -> what was recorded; otherwise `npm run terminals` records it anew', () => {
    const take = takes[name]
    expect(take && hashTake(take)).toBe(source)
    expect(command).toBe(take?.command)
  })

  it('its lines -> text, without codes of a terminal and without the folders of a machine', () => {
    const text = lines.map(textOf).join('\n')
    expect(text).not.toBe('')
    expect(text).not.toMatch(/\p{Cc}(?<!\n)|\/(?:tmp|home|root|work)\//u)
  })
})

it('another command, another sample -> another hash', () => {
  const [document, ...names] = takes['function-name']?.samples ?? []
  const take = { command: 'npx tsx name.mts', samples: [document, ...names] }
  expect(hashTake(take)).not.toBe(hashTake({ ...take, command: 'bun name.mts' }))
  expect(hashTake(take)).not.toBe(hashTake({ ...take, samples: [document, 'lambda-settings.ts'] }))
})

describe('Terminal', () => {
  it('a recording -> the command, the lines, colors as classes', () => {
    const html = renderToStaticMarkup(<Terminal name="bundle">A caption.</Terminal>)
    expect(html).toContain('<kbd>npx remotion bundle</kbd>')
    expect(html).toMatch(/<samp>Bundled code +<span class="terminal-blue">━+<\/span> <span class="terminal-dim">\d+ms<\/span>\n/)
    expect(html).toContain('<figcaption>A caption.</figcaption>')
  })

  it('a number of lines -> those, and how many are left', () => {
    const html = renderToStaticMarkup(<Terminal name="lambda-policies-user" lines={2} />)
    const { lines } = recordings['lambda-policies-user']
    expect(html).toContain(
      `<samp>{\n  &quot;Version&quot;: &quot;2012-10-17&quot;,\n<span class="terminal-dim">… and ${lines.length - 2} more lines</span></samp>`,
    )
  })

  it('a name that is not recorded -> an error that names those that are', () => {
    expect(() => renderToStaticMarkup(<Terminal name="deploy" />)).toThrow(
      /^No terminal deploy is recorded: npm run terminals records benchmark, /,
    )
  })
})
