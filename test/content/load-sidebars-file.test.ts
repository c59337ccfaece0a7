// Sidebars files in every form -> their value, or a diagnostic that names the mistake.
import { expect, test } from 'vitest'
import { loadSidebarsFile } from '../../src/content/load-sidebars-file.ts'
import { makeSite } from './make-site.ts'

const load = (file: string, text: string, others: Record<string, string> = {}) =>
  loadSidebarsFile(makeSite({ [file]: text, ...others }), file)
const value = { main: ['intro', { type: 'category', label: 'C', items: ['a'] }] }
const source = JSON.stringify(value)

test.each([
  ['sidebars.json', source],
  ['sidebars.js', `module.exports = ${source}`],
  ['sidebars.cjs', `const path = require('node:path'); module.exports = path.basename(__filename) === 'sidebars.cjs' ? ${source} : {}`],
  ['sidebars.mjs', `export default ${source}`],
  ['content/sidebars.ts', `import type { X } from 'not-installed'\nconst sidebars: X = ${source}\nexport default sidebars satisfies X`],
])('%s -> its sidebars', async (file, text) => {
  expect(await load(file, text)).toMatchObject({ sidebars: { file, value }, diagnostics: [] })
})

test('imports of local files -> bundled', async () => {
  expect(
    (await load('s.ts', `import main from './main.js'\nexport default { main }`, { 'main.js': 'export default ["x"]' })).sidebars?.value,
  ).toEqual({ main: ['x'] })
})

const part = "import deep from './deep'\nexport default [deep]"

test.each([
  ['loaded', './parts/extra.ts', part, ['parts/extra.ts', 'parts/deep']],
  ['not compiled', './parts/extra.ts', 'export default [', ['parts/extra.ts']],
  ['not found', './parts/none', part, ['parts/none']],
])('a file with an import that is %s -> what it imports', async (_, specifier, extra, imports) => {
  const others = { 'parts/extra.ts': extra, 'parts/deep.ts': "export default 'a'" }
  expect((await load('s.ts', `import main from '${specifier}'\nexport default { main }`, others)).imports).toEqual(imports)
})

test.each([
  ['s.ts', 'export default {\n  main: [\n}', 3, 1, 'could not be compiled'],
  ['s.ts', "import x from './none.js'\nexport default x", 1, 15, 'Could not resolve'],
  ['s.json', '{ "main": [ }', 1, undefined, 'The sidebars file'],
  ['s.json', '[]', 1, 1, 'must be keys with values'],
])('%s %j -> sidebar-invalid at %i:%s', async (file, text, line, column, message) => {
  const { sidebars, diagnostics } = await load(file, text)
  expect(sidebars).toBeUndefined()
  expect(diagnostics).toMatchObject([{ id: 'sidebar-invalid', level: 'error', place: { file, line, ...(column && { column }) } }])
  expect(diagnostics[0]?.message).toContain(message)
})

test.each([
  ['export const sidebars = {}', 'no default export'],
  ['export default ["a"]', 'must export an object of sidebars, but exports a list of 1'],
  ['export default () => ({})', 'must export an object'],
  ['throw new Error("on purpose")', 'threw while it was loaded: on purpose'],
  ['const a = {}; a.a = a; export default a', 'must be plain data'],
])('%s -> sidebar-invalid: %s', async (text, message) => {
  const { diagnostics } = await load('s.mjs', text)
  expect(diagnostics).toMatchObject([{ id: 'sidebar-invalid', level: 'error', place: { file: 's.mjs' } }])
  expect(diagnostics[0]?.message).toContain(message)
})
