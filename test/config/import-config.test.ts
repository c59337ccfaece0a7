import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleConfig } from '../../src/config/bundle-config.ts'
import { importCode, importConfig } from '../../src/config/import-config.ts'
import { makePluginModule } from '../../src/config/plugin-module.ts'

let site = ''
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sitegen-import-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

describe('importConfig', () => {
  it('an await that never ends -> a diagnostic once the time is over', async () => {
    writeFileSync(join(site, 'site.config.ts'), 'await new Promise(() => {})\nexport default {}')
    const bundle = await bundleConfig(site, 'site.config.ts')
    await expect(importConfig(bundle, 20)).rejects.toMatchObject({
      diagnostics: [{ id: 'config-not-loadable', message: 'The configuration did not finish loading within 0.02 seconds.' }],
    })
  })

  it('a CommonJS file that requires a package -> the package, for the plugins of threads too', async () => {
    const folder = join(site, 'node_modules/shout')
    mkdirSync(folder, { recursive: true })
    const writePackage = (version: string) => writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shout', version }))
    writePackage('1.0.0')
    writeFileSync(join(folder, 'index.js'), "exports.shout = (text) => text.toUpperCase() + '!'")
    writeFileSync(
      join(site, 'plugin.js'),
      "const { shout } = require('shout')\nmodule.exports = function plugin() { return shout('hello') }",
    )
    writeFileSync(
      join(site, 'site.config.ts'),
      "import plugin from './plugin.js'\nexport default { title: plugin(), markdown: { remarkPlugins: [plugin] } }",
    )
    const bundle = await bundleConfig(site, 'site.config.ts')
    const { exported } = await importConfig(bundle)
    expect(exported).toMatchObject({ title: 'HELLO!' })

    const makeModule = () => makePluginModule(bundle, { plugins: [], remarkPlugins: [], rehypePlugins: [] }, () => true, [])
    const { code, identity } = await makeModule()
    const { remarkPlugins } = await importCode(site, code)
    expect(remarkPlugins).toEqual([expect.any(Function)])
    writePackage('1.0.1')
    expect((await makeModule()).identity).not.toBe(identity)
  })

  it('a missing part of this package -> no advice to install it', async () => {
    writeFileSync(join(site, 'site.config.ts'), "import 'sitegen/nothing'\nexport default {}")
    const bundle = await bundleConfig(site, 'site.config.ts')
    await expect(importConfig(bundle)).rejects.toMatchObject({ diagnostics: [{ id: 'config-not-loadable' }] })
  })
})
