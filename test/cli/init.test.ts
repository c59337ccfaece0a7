// `init` writes a site that builds without a finding, whatever parts it has, and changes nothing that is there.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { addToPackage, listStarterFiles, type StarterPart } from '../../src/cli/starter.ts'
import type { Terminal } from '../../src/cli/terminal.ts'
import { buildTestSite } from '../build/build-test-site.ts'
import { createFakeTerminal, type FakeTerminal } from './fake-terminal.ts'
import { makeFolder } from './run-program.ts'

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

describe('sitegen init', () => {
  let cwd = ''
  let terminal: FakeTerminal
  const init = (args: string[], parts: Partial<Terminal> = {}) => {
    terminal = createFakeTerminal({ workingDirectory: cwd, ...parts })
    return runCommandLine(['init', ...args], terminal)
  }
  const read = (path: string): string => readFileSync(join(cwd, path), 'utf8')
  beforeEach(() => {
    cwd = makeFolder({})
  })
  afterEach(() => rmSync(cwd, { recursive: true, force: true }))

  it('a folder that does not exist -> a site in it, what was written, and what to do next', async () => {
    expect(await init(['my-kit'])).toBe(0)
    expect(terminal.err).toBe('')
    expect(terminal.out).toMatch(/\nNext:\n {2}cd my-kit\n {2}npm install\n {2}npm run dev\n$/)
    for (const file of filesOf(cwd)) expect(terminal.out).toContain(file)
    expect(read('my-kit/site.config.ts')).toContain("title: 'My kit',")
    expect(JSON.parse(read('my-kit/package.json'))).toMatchObject({
      name: 'my-kit',
      type: 'module',
      scripts: { dev: 'sitegen dev', build: 'sitegen build' },
      dependencies: { react: '^19.0.0' },
      devDependencies: { sitegen: expect.stringMatching(/^file:/) },
    })
    expect(filesOf(cwd).join('\n')).not.toMatch(/__|\/gitignore|blog/)
  })

  it('files that are there -> left as they are; package.json and .gitignore get what they lack', async () => {
    rmSync(cwd, { recursive: true })
    const mine = { 'tsconfig.json': '{}', 'content/docs/mine.md': '# Mine\n', 'static/favicon.svg': '<svg/>' }
    cwd = makeFolder({
      ...mine,
      'package.json':
        '{\n\t"name": "mine",\n\t"scripts": { "build": "tsc", "dev": "vite" },\n\t"devDependencies": { "react": "19.0.0" }\n}\n',
      '.gitignore': '/node_modules\n*.log',
    })
    expect(await init(['--title', 'Mine'])).toBe(0)
    expect(terminal.out).toContain('\n  npx sitegen dev\n')
    for (const [path, text] of Object.entries(mine)) expect(read(path), path).toBe(text)
    expect(terminal.out).toContain('Left as they are: content/docs, static/favicon.svg, tsconfig.json\n')
    expect(readdirSync(join(cwd, 'content/docs'))).toEqual(['mine.md'])
    expect(read('.gitignore')).toBe('/node_modules\n*.log\nbuild/\n.sitegen/\n')
    expect(read('package.json')).toMatch(/^\{\n\t"name": "mine",/)
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { build: 'tsc', dev: 'vite', serve: 'sitegen serve' },
      dependencies: { 'react-dom': '^19.0.0' },
      devDependencies: { react: '19.0.0' },
    })
    expect(JSON.parse(read('package.json')).dependencies).not.toHaveProperty('react')
  })

  it('a second time -> refused, and nothing is changed', async () => {
    await init(['--title', 'Kit'])
    const before = filesOf(cwd).map((file) => read(file))
    expect(await init(['--title', 'Other'])).toBe(2)
    expect(terminal.err).toContain('site.config.ts exists already: this folder is a site.')
    expect(filesOf(cwd).map((file) => read(file))).toEqual(before)
  })

  it('inside of a repository -> the workflow where GitHub looks for it', async () => {
    rmSync(cwd, { recursive: true })
    cwd = makeFolder({ '.git/HEAD': '', 'README.md': '' })
    expect(await init(['apps/website'])).toBe(0)
    const workflow = read('.github/workflows/website.yml')
    expect(workflow).toContain('working-directory: "apps/website"')
    expect(workflow).toContain('path: "apps/website/build"')
    expect(filesOf(join(cwd, 'apps/website')).join()).not.toContain('.github')
  })

  it('a package.json that is no JSON, a file in the place of the folder, wrong options -> said, and nothing is written', async () => {
    rmSync(cwd, { recursive: true })
    cwd = makeFolder({ 'package.json': '{ name: ', file: '' })
    expect(await init([])).toBe(2)
    expect(terminal.err).toMatch(/package\.json is no JSON object: .*\nMend it/)
    writeFileSync(join(cwd, 'package.json'), '[]')
    expect(await init([])).toBe(2)
    expect(terminal.err).toContain('package.json is no JSON object: found an empty list.')
    expect(await init(['file'])).toBe(2)
    expect(terminal.err).toContain('found the file')
    for (const [args, message] of [
      [['--parts', 'docs,blgo'], 'Did you mean blog?'],
      [['--color', 'red'], 'six hexadecimal digits'],
      [['--url', 'example.com'], 'Expected an address with https'],
    ] as const) {
      expect(await init(['x', ...args])).toBe(2)
      expect(terminal.err).toContain(message)
    }
    expect(filesOf(cwd)).toEqual(['file', 'package.json'])
  })

  it('at a terminal -> asks for title and parts', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
    const answered = init(['kit'], { input, isInteractive: true })
    await expect.poll(() => terminal.err).toContain('Title of the site')
    input.write('Tiny')
    input.write('\r')
    await expect.poll(() => terminal.err).toContain('What it has')
    // From the documentation down to the blog, which is selected beside it.
    input.write('\x1b[B')
    input.write(' ')
    input.write('\r')
    expect(await answered).toBe(0)
    expect(read('kit/site.config.ts')).toContain("title: 'Tiny',")
    expect(filesOf(join(cwd, 'kit/content')).map((file) => file.split('/')[0])).toEqual(expect.arrayContaining(['docs', 'blog', 'pages']))
  })

  it('at a terminal, Ctrl+C -> exit code 130, and nothing is written', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
    const answered = init(['kit'], { input, isInteractive: true })
    await expect.poll(() => terminal.err).toContain('Title of the site')
    input.write('\x03')
    expect(await answered).toBe(130)
    expect(readdirSync(cwd)).toEqual([])
  })
})

describe('what it writes', () => {
  const answers = { title: 'Ann\'s "Kit" <b> & co', color: '#ffd400', url: 'https://example.com/kit/', today: new Date('2030-01-31') }
  it.each<[StarterPart[], string]>([
    [['docs', 'blog', 'home'], 'index.html'],
    [['docs'], 'docs/index.html'],
    [['blog'], 'blog/index.html'],
    [['home'], 'index.html'],
  ])('%j -> builds without a finding', async (parts, page) => {
    const build = await buildTestSite(Object.fromEntries(listStarterFiles({ ...answers, parts })))
    expect(build.diagnostics).toEqual([])
    expect(await build.read(page)).toContain('Ann&#x27;s &quot;Kit&quot; &lt;b&gt; &amp; co')
    expect(await build.files()).toContain('index.html')
  })

  it('documents of the author -> no samples between them, and no finding', async () => {
    const files = listStarterFiles({ ...answers, parts: ['docs', 'home'], filled: ['docs'] })
    const build = await buildTestSite({ ...Object.fromEntries(files), 'content/docs/mine.md': '# Mine\n\nText.\n' })
    expect(build.diagnostics).toEqual([])
    expect((await build.files()).filter((file) => /^docs.*html$/.test(file))).toEqual(['docs/mine/index.html'])
  })

  it('addToPackage: no package.json -> one with a name made of the title', () => {
    expect(JSON.parse(addToPackage(undefined, { title: 'Ünser Kit!', sitegen: '^1.0.0' }))).toMatchObject({
      name: 'unser-kit',
      private: true,
      devDependencies: { sitegen: '^1.0.0' },
    })
    expect(JSON.parse(addToPackage(undefined, { title: '文档', sitegen: undefined })).name).toBe('site')
  })
})
