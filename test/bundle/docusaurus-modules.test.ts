// What modules written for Docusaurus import, as the bundler finds it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, expect, it } from 'vitest'
import { docusaurusModules } from '../../src/bundle/docusaurus-modules.ts'
import { commonOptions } from '../../src/bundle/esbuild-options.ts'
import { makeFolder } from '../cli/run-program.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a component of src/theme in a site with "type": "module" -> the same bundle by its name as by its path', async () => {
  folder = makeFolder({
    'package.json': '{ "type": "module" }',
    'src/theme/Badge/index.js': "import whole from 'older'\nexport default function Badge() { return whole }\n",
    'src/byName.js': "export { default } from '@theme/Badge'\n",
    'src/byPath.js': "export { default } from './theme/Badge'\n",
    'src/byRoot.js': "export { default } from '@theme-site/Badge'\n",
    'node_modules/older/package.json': '{}',
    'node_modules/older/index.js': "exports.__esModule = true\nexports.default = 'inner'\n",
  })
  const bundle = async (name: string): Promise<string> => {
    const { outputFiles = [] } = await build({
      ...commonOptions(folder, '/'),
      entryPoints: [join(folder, name)],
      outdir: join(folder, 'out'),
      plugins: [docusaurusModules(folder, {}, { files: [], imports: [] })],
    })
    return outputFiles.map(({ text }) => text.replace(/^\/\/.*$/gm, '')).join('')
  }
  const byPath = await bundle('src/byPath.js')
  expect(byPath).toContain('inner')
  expect(await bundle('src/byName.js')).toBe(byPath)
  expect(await bundle('src/byRoot.js')).toBe(byPath)
})
