// The pure parts of the dev server.
import { describe, expect, it } from 'vitest'
import { describeProblem } from '../../src/dev/describe-problem.ts'
import { addClient, addNearPath, errorPage } from '../../src/dev/finish-page.ts'
import { isAllowedHost, isAllowedOrigin } from '../../src/dev/http/allowed-hosts.ts'
import { createGitMemory } from '../../src/dev/memory/git-memory.ts'
import { guessSummary } from '../../src/dev/memory/guess-summary.ts'
import { openerFor } from '../../src/dev/open-browser.ts'
import { createProblemBoard } from '../../src/dev/problem-board.ts'
import { classifyChange, isTemporaryFile, type SiteFolders } from '../../src/dev/watch/classify-change.ts'
import { watchedFolders } from '../../src/dev/watch/site-folders.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'

const rules = { host: '127.0.0.1', allowedHosts: [] }

describe('isAllowedHost', () => {
  it('the address that is listened on -> allowed; all addresses -> any in numbers', () => {
    expect(isAllowedHost('192.168.1.5:3000', { host: '192.168.1.5', allowedHosts: [] })).toBe(true)
    expect(isAllowedHost('192.168.1.5:3000', { host: '0.0.0.0', allowedHosts: [] })).toBe(true)
    expect(isAllowedHost('evil.test', { host: '0.0.0.0', allowedHosts: [] })).toBe(false)
    expect(isAllowedHost(undefined, rules)).toBe(false)
  })
})

describe('isAllowedOrigin', () => {
  it('none, the same -> allowed; another port, null -> not', () => {
    expect(isAllowedOrigin(undefined, 'localhost:3000', rules)).toBe(true)
    expect(isAllowedOrigin('http://localhost:3000', 'localhost:3000', rules)).toBe(true)
    expect(isAllowedOrigin('http://localhost:3001', 'localhost:3000', rules)).toBe(false)
    expect(isAllowedOrigin('null', 'localhost:3000', rules)).toBe(false)
  })
})

describe('guessSummary', () => {
  it.each([
    ['# A *title* {#id}\n\nFirst `words` [here](x).', { contentTitle: 'A title', excerpt: 'First words here.' }],
    ['Text\n\n# Later', { contentTitle: 'Later', excerpt: 'Text' }],
    ['***\n\n# Two {#two}\n', { contentTitle: 'Two', excerpt: '' }],
    ['```a``` b\n\n# T', { contentTitle: 'T', excerpt: 'a b' }],
    ['## Second\n\n# Not first', { excerpt: '' }],
    ["import A from './a'\n\n```md\n# code\n```\n\n:::note\n\n> Quoted", { excerpt: 'Quoted' }],
    ['', { excerpt: '' }],
  ])('%j -> title and excerpt', (body, expected) => {
    expect(guessSummary(body, 'md', false)).toEqual({ ...expected, wordCount: 0, truncated: false })
  })

  it('a post -> its length and whether it is cut', () => {
    expect(guessSummary('One two\n\n<!-- truncate -->\n\nthree', 'md', true)).toMatchObject({ truncated: true })
    expect(guessSummary('One two three', 'md', true)).toMatchObject({ truncated: false, wordCount: 3 })
  })
})

const folders: SiteFolders = {
  config: ['site.config.ts', 'nav.ts'],
  content: ['content/docs', 'content/pages'],
  static: ['static'],
  inputs: ['content/pages/index.tsx', 'src/site.css', 'src/button.tsx', 'src/box.module.css', 'content/docs/scanned.md'],
  read: ['examples/demo.ts', 'content/docs/_part.md'],
  styleInputs: ['src/site.css', 'src/tokens.scss', 'content/docs/scanned.md', 'tailwind.config.js'],
  bundled: { scripts: ['schemas'], styles: ['content/partials'] },
  named: ['src/site.css', 'sidebars.ts', 'src/extra'],
}

describe('classifyChange', () => {
  it.each([
    ['content/docs/a.md', 'change', ['document']],
    ['content/docs/a.md', 'add', ['content']],
    ['content/docs/a.md', 'remove', ['content']],
    ['content/docs/_category_.json', 'change', ['content', 'component']],
    ['content/pages/index.tsx', 'change', ['content', 'component']],
    ['src/button.tsx', 'change', ['component']],
    ['src/site.css', 'change', ['content', 'style']],
    ['src/tokens.scss', 'change', ['style']],
    ['src/new.scss', 'add', ['component']],
    ['src/box.module.css', 'change', ['component']],
    ['tailwind.config.js', 'change', ['style']],
    ['content/docs/scanned.md', 'change', ['document', 'style']],
    ['content/partials/x.tsx', 'change', ['style', 'component']],
    ['schemas/a.graphql', 'add', ['component']],
    ['site.config.ts', 'change', ['config']],
    ['nav.ts', 'change', ['config']],
    ['sidebars.ts', 'change', ['content', 'component']],
    ['src/extra.ts', 'change', ['content', 'component']],
    ['versions.json', 'change', ['content', 'component']],
    ['static/logo.svg', 'add', ['content']],
    ['examples/demo.ts', 'change', ['read']],
    ['examples/other.ts', 'add', ['component']],
    ['content/docs/_part.md', 'change', ['read', 'document']],
    ['content/docs/_part.md', 'remove', ['read', 'content']],
    ['README.txt', 'change', []],
    ['content/docs/.a.md.swp', 'add', []],
  ] as const)('%s, %s -> %j', (file, type, kinds) => {
    expect(classifyChange({ file, type }, folders, () => true).map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each(['a.md~', '.a.md.swp', '4913', '#a.md#', 'sub/.#a.md', 'a.md.tmp'])('%s -> temporary', (file) =>
    expect(isTemporaryFile(file)).toBe(true),
  )
  it.each(['a.md', 'sub/b.tsx', '.well-known/security.txt'])('%s -> not temporary', (file) => expect(isTemporaryFile(file)).toBe(false))
})

describe('watchedFolders', () => {
  it('what a site is made of -> its folders, and those above one level deep', () => {
    expect(
      watchedFolders({ ...folders, inputs: [...folders.inputs, '../elsewhere/x.ts', 'node_modules/react/index.js', 'content/docs/x.tsx'] }),
    ).toEqual({
      deep: ['content/docs', 'content/pages', 'content/partials', 'examples', 'schemas', 'src', 'static'],
      flat: ['.', 'content'],
    })
  })
})

const error: Diagnostic = { id: 'link-broken', level: 'error', message: 'Broken.', place: { file: 'a.md', line: 1, column: 3 } }

describe('createProblemBoard', () => {
  it('pages, saved pages, news -> each finding once, and word when all are mended', () => {
    const ofSite: Diagnostic[] = []
    const board = createProblemBoard(() => ofSite)
    expect(board.news()).toEqual({ found: [], allMended: false })
    const warning: Diagnostic = { ...error, level: 'warning' }
    board.setPage('/a', [warning, error], false)
    expect(board.problemsFor('/a')).toEqual([error, warning])
    expect(board.problemsFor('/b')).toEqual([])
    expect([board.isMade('/a'), board.isMade('/b')]).toEqual([false, true])
    board.markSaved('/a')
    expect(board.problemsFor('/b')).toEqual([error, warning])
    expect(board.news().found).toHaveLength(2)
    expect(board.news().found).toEqual([])
    expect(board.pages()).toEqual(['/a'])
    board.prune(() => false)
    expect(board.news()).toEqual({ found: [], allMended: true })
  })
})

describe('describeProblem', () => {
  it('a diagnostic -> its words, place and frame, control characters written out', () => {
    expect(
      describeProblem(
        { ...error, message: 'A\u202e', notes: [{ message: 'N', place: { file: 'b.md', line: 2 } }], hint: 'H' },
        () => 'abcdef',
      ),
    ).toEqual({
      id: 'link-broken',
      level: 'error',
      message: 'A\\u202e',
      place: 'a.md:1:3',
      frame: [
        { number: '1', text: 'abcdef', isUnderline: false },
        { number: '', text: '  ^', isUnderline: true },
      ],
      notes: ['N (b.md:2)'],
      hint: 'H',
    })
  })
})

describe('finished pages', () => {
  it('text of the site -> escaped', () => {
    expect(errorPage('/<x>', [{ ...error, message: '<script>' }], 1)).toContain('&lt;script&gt;')
    expect(errorPage('/<x>', [], 1)).not.toContain('<x>')
    expect(addNearPath('<main></main>', { path: '/<a>', href: '/"a' })).toBe(
      '<main><p class="dev-near-path">Did you mean <a href="/&quot;a">/&lt;a&gt;</a>?</p></main>',
    )
    expect(addNearPath('<main></main>', undefined)).toBe('<main></main>')
    expect(addClient('<head><title>', 7)).toBe('<head><script type="module" src="/__sitegen/client.js" data-version="7"></script><title>')
  })
})

describe('createGitMemory', () => {
  it('files that were asked for -> no second reading; others -> one', async () => {
    let readings = 0
    const read = createGitMemory(async () => {
      readings++
      return { files: new Map(), state: 'complete' }
    })
    const request = { siteDirectory: '/', folders: [], firstCommitOf: new Set<string>() }
    await read({ ...request, files: new Set(['a', 'b']) })
    await read({ ...request, files: new Set(['a']) })
    expect(readings).toBe(1)
    await read({ ...request, files: new Set(['c']) })
    expect(readings).toBe(2)
  })
})

describe('openerFor', () => {
  it.each(['darwin', 'win32', 'linux'] as const)('%s -> a program with the address as one argument', (platform) => {
    expect(openerFor('http://localhost/', platform)[1].at(-1)).toContain('http://localhost/')
  })
})
