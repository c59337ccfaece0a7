import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSiteCode } from '../../../src/plugins/samples/build/check-site-code.ts'
import { openTestSite, type TestSite } from '../../build/build-test-site.ts'

const config = (code = ''): string =>
  `import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'Test', url: 'https://example.com', code: { ${code} } })\n`

const page = (...blocks: string[]): string => `# Page\n\n${blocks.join('\n\n')}\n`
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``

async function open(files: Record<string, string>, code?: string): Promise<TestSite> {
  return openTestSite({ 'site.config.ts': config(code), ...files })
}

async function check(site: TestSite) {
  const report = await checkSiteCode({ siteDirectory: site.directory })
  return {
    ...report,
    findings: report.diagnostics.map(({ id, message, place }) => `${place?.file}:${place?.line}:${place?.column} ${id} ${message}`),
  }
}

async function findingsOf(...blocks: string[]): Promise<string[]> {
  const { findings } = await check(await open({ 'content/pages/index.md': page(...blocks) }))
  return findings.map((finding) => finding.replace('content/pages/index.md:', ''))
}

describe('places', () => {
  it('a mistake behind text of any script, in a list -> the column of the file', async () => {
    expect(await findingsOf('- Item\n\n  ```ts\n  // 日本語 😀\n  const é = "😀"; export const x: number = é\n  ```')).toEqual([
      "7:32 code-type TS2322: Type 'string' is not assignable to type 'number'.",
    ])
  })

  it('an error of syntax, and one of names -> both, at their columns', async () => {
    expect(await findingsOf(fence('ts', 'const a = {;'), fence('tsx', 'export const a = nothing'))).toEqual([
      '4:12 code-type TS1136: Property assignment expected.',
      "8:18 code-type TS2304: Cannot find name 'nothing'.",
    ])
  })

  it('lines that end in CR LF -> the same columns', async () => {
    expect(await findingsOf(fence('ts', 'const a = 1\r\nexport const b: string = a').replace(/(?<!\r)\n/g, '\r\n'))).toEqual([
      "5:14 code-type TS2322: Type 'number' is not assignable to type 'string'.",
    ])
  })
})

describe('places behind comments that mark lines', () => {
  it('a removed comment, a removed line, a comment in a line of its own -> the columns of what follows', async () => {
    const code = 'export const a = 1 // [!code ++]\nexport const old = 2 // [!code --]\n// highlight-next-line\nexport const b: string = a'
    expect(await findingsOf(fence('ts', code))).toEqual(["7:14 code-type TS2322: Type 'number' is not assignable to type 'string'."])
  })
})

describe('modules', () => {
  it('two blocks with the same names at their top -> each is a module', async () => {
    expect(await findingsOf(fence('ts', 'const a = 1\nconsole.log(a)'), fence('ts', "const a = 'x'\nconsole.log(a)"))).toEqual([])
  })

  it('file="…" -> the other blocks of the page import it, those of other pages do not', async () => {
    const named = fence('ts file="lib/area.ts"', 'export const area = (radius: number) => radius')
    const data = fence('json file="data.json"', '{ "radius": 1 }')
    const use = fence('ts', "import data from './data.json'\nimport { area } from './lib/area'\narea(data.radius)\narea('1')")
    const { findings } = await check(await open({ 'content/pages/index.md': page(named, data, use), 'content/pages/other.md': page(use) }))
    expect(findings).toEqual([
      "content/pages/index.md:15:6 code-type TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
      expect.stringContaining("content/pages/other.md:4:18 code-type TS2307: Cannot find module './data.json'"),
      expect.stringContaining("content/pages/other.md:5:22 code-type TS2307: Cannot find module './lib/area'"),
    ])
  })

  it('declare global and declare module -> hold for their own page', async () => {
    const declaring = fence(
      'ts',
      "import 'ruler'\ndeclare global {\n  var shared: number\n}\ndeclare module 'ruler' {\n  interface Ruler {\n    color: string\n  }\n}",
    )
    const use = fence('ts', "import type { Ruler } from 'ruler'\nexport const color = (ruler: Ruler) => [ruler.color, shared]")
    const { findings } = await check(
      await open({
        'content/pages/index.md': page(declaring, use),
        'content/pages/other.md': page(use),
        'node_modules/ruler/package.json': '{ "name": "ruler", "types": "index.d.ts" }',
        'node_modules/ruler/index.d.ts': 'export interface Ruler { length: number }\n',
      }),
    )
    expect(findings).toEqual([
      "content/pages/other.md:5:47 code-type TS2339: Property 'color' does not exist on type 'Ruler'.",
      "content/pages/other.md:5:54 code-type TS2304: Cannot find name 'shared'.",
    ])
  })

  it('a file name that leads out of the page -> refused', async () => {
    for (const name of ['../x.ts', '/x.ts', 'a/../x.ts', 'x.js', '', 'a//b.ts'])
      expect(await findingsOf(fence(`ts file="${name}"`, 'export {}')), name).toEqual([
        expect.stringMatching(/^3:1 code-instruction-invalid Expected file to be a relative path/),
      ])
  })

  it('one file name twice -> reported, and both are checked', async () => {
    expect(await findingsOf(fence('ts file="a.ts"', 'export const a = 1'), fence('ts file="a.ts"', "export const a: number = ''"))).toEqual(
      [
        '7:1 code-instruction-invalid Two code blocks of this page have the file name "a.ts".',
        "8:14 code-type TS2322: Type 'string' is not assignable to type 'number'.",
      ],
    )
  })
})

describe('instructions', () => {
  it('no-check with a reason -> not checked, and counted', async () => {
    const report = await check(await open({ 'content/pages/index.md': page(fence('ts no-check="part of a file"', '} else {')) }))
    expect(report).toMatchObject({ findings: [], checked: 0, unchecked: 1, failed: false })
  })

  it('fails -> these errors, and no others', async () => {
    const wrong = "export const a: number = ''\nexport const b = nothing"
    expect(await findingsOf(fence('ts fails="TS2322, 2304"', wrong))).toEqual([])
    expect(await findingsOf(fence('ts fails="TS2322"', wrong))).toEqual(["5:18 code-type TS2304: Cannot find name 'nothing'."])
    expect(await findingsOf(fence('ts fails="TS2345"', "export const a: number = ''"))).toEqual([
      '3:1 code-not-failing Expected the sample to fail with TS2345, found TS2322.',
      "4:14 code-type TS2322: Type 'string' is not assignable to type 'number'.",
    ])
    expect(await findingsOf(fence('ts fails="soon"', 'export {}'))).toEqual([
      '3:1 code-instruction-invalid Expected fails to name errors of TypeScript, found "soon".',
    ])
  })

  it('hidden lines -> checked, with their own lines', async () => {
    expect(
      await findingsOf(
        fence('ts', 'declare const width: number\n// ---cut---\nexport const x = width\n// ---cut-after---\nconst y: string = width'),
      ),
    ).toEqual(["8:7 code-type TS2322: Type 'number' is not assignable to type 'string'."])
  })

  it('lines to be deleted and comments that mark -> not part of what is checked', async () => {
    const code = "const a = 1 // [!code --]\nconst a = '1' // [!code ++]\n// highlight-next-line\nexport const b: string = a"
    expect(await findingsOf(fence('ts', code))).toEqual([])
    expect(
      await findingsOf(fence('tsx', 'export const list = (\n  <ul>\n    {/* highlight-next-line */}\n    <li>1</li>\n  </ul>\n)')),
    ).not.toEqual([expect.stringContaining('TS1005')])
  })
})

describe('what is kept', () => {
  const files = {
    'content/pages/index.md': page(
      fence('ts file="a.ts"', 'export const a = 1'),
      fence('ts', "import { a } from './a'\nexport const b: number = a"),
    ),
    'content/pages/other.md': page(fence('ts', "import { size } from 'ruler'\nexport const c: number = size")),
    'node_modules/ruler/package.json': '{ "name": "ruler", "types": "index.d.ts" }',
    'node_modules/ruler/index.d.ts': 'export declare const size: number\n',
  }

  it('nothing has changed -> every block; one has -> it and those that import it', async () => {
    const site = await open(files)
    expect(await check(site)).toMatchObject({ checked: 3, kept: 0, findings: [] })
    expect(await check(site)).toMatchObject({ checked: 3, kept: 3, findings: [] })
    await site.write({
      'content/pages/index.md': files['content/pages/index.md'].replace('# Page', '# Page\n\nMoved down.').replace('a = 1', "a = ''"),
    })
    expect(await check(site)).toMatchObject({
      kept: 1,
      findings: ["content/pages/index.md:11:14 code-type TS2322: Type 'string' is not assignable to type 'number'."],
    })
    expect(await check(site)).toMatchObject({ kept: 3, findings: [expect.stringContaining('index.md:11:14')] })
  })

  it('a declaration file changes -> the blocks that read it', async () => {
    const site = await open(files)
    await check(site)
    await site.write({ 'node_modules/ruler/index.d.ts': 'export declare const size: string\n' })
    expect(await check(site)).toMatchObject({
      kept: 2,
      findings: ["content/pages/other.md:5:14 code-type TS2322: Type 'string' is not assignable to type 'number'."],
    })
    await site.write({ 'node_modules/ruler/index.d.ts': files['node_modules/ruler/index.d.ts'] })
    expect(await check(site)).toMatchObject({ kept: 2, findings: [] })
  })

  it('a package is removed and installed again -> found missing, and found again', async () => {
    const site = await open(files)
    await check(site)
    await rm(join(site.directory, 'node_modules/ruler'), { recursive: true })
    const missing = { findings: [expect.stringContaining("content/pages/other.md:4:22 code-type TS2307: Cannot find module 'ruler'")] }
    expect(await check(site)).toMatchObject({ kept: 2, ...missing })
    expect(await check(site)).toMatchObject({ kept: 3, ...missing })
    await site.write(files)
    expect(await check(site)).toMatchObject({ kept: 2, findings: [] })
  })

  it('--no-cache -> nothing, in either direction', async () => {
    const site = await open(files)
    await checkSiteCode({ siteDirectory: site.directory, cache: false })
    expect(await check(site)).toMatchObject({ kept: 0 })
    expect(await checkSiteCode({ siteDirectory: site.directory, cache: false })).toMatchObject({ kept: 0 })
  })
})

describe('compiler options', () => {
  it('a tsconfig.json of the site -> its options and its declarations', async () => {
    const files = {
      'content/pages/index.md': page(fence('ts', "import text from './a.txt'\nexport const first: string = text.split(' ')[0]")),
      'samples/tsconfig.json': '{ "compilerOptions": { "strict": true, "noUncheckedIndexedAccess": true }, "files": ["files.d.ts"] }',
      'samples/files.d.ts': "declare module '*.txt' {\n  const text: string\n  export default text\n}\n",
    }
    const site = await open(files, "tsconfig: 'samples/tsconfig.json'")
    const { findings } = await check(site)
    expect(findings).toEqual([expect.stringContaining("index.md:5:14 code-type TS2322: Type 'string | undefined' is not assignable")])
  })

  it('compiler options change -> every block is checked again', async () => {
    const options = (strict: boolean): Record<string, string> => ({
      'tsconfig.json': `{ "extends": "./base.json", "files": [] }`,
      'base.json': `{ "compilerOptions": { "strict": ${strict} } }`,
    })
    const sample = { 'content/pages/index.md': page(fence('ts', 'export const first = (text?: string): string => text')) }
    const site = await open({ ...sample, ...options(false) }, "tsconfig: 'tsconfig.json'")
    expect(await check(site)).toMatchObject({ kept: 0, findings: [] })
    expect(await check(site)).toMatchObject({ kept: 1, findings: [] })
    await site.write(options(true))
    expect(await check(site)).toMatchObject({ kept: 0, findings: [expect.stringContaining('TS2322')] })
  })

  it('a tsconfig.json that does not exist -> a mistake of the configuration', async () => {
    const site = await open({ 'content/pages/index.md': '# Page\n' }, "tsconfig: 'no.json'")
    await expect(check(site)).rejects.toThrow('Expected "code.tsconfig" to be a file of the site, found "no.json", which does not exist.')
  })
})

it('a document that cannot be parsed -> said, because its samples were not checked', async () => {
  const site = await open({ 'content/pages/index.mdx': `<Open>\n\n${fence('ts', 'export const a: string = 1')}\n` })
  expect(await check(site)).toMatchObject({ failed: true, findings: [expect.stringContaining('index.mdx:undefined:undefined mdx-syntax')] })
})

it('an interruption -> what the signal was aborted with', async () => {
  const site = await open({ 'content/pages/index.md': page(fence('ts', 'export {}')) })
  const reason = new Error('interrupted')
  await expect(checkSiteCode({ siteDirectory: site.directory, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

it('a site without typed samples -> fine, without TypeScript', async () => {
  const site = await open({
    'content/pages/index.md': page(fence('js', 'let a: number')),
    'node_modules/typescript/package.json': '{ "version": "4.9.5" }',
  })
  expect(await check(site)).toMatchObject({ checked: 0, findings: [], failed: false })
})
