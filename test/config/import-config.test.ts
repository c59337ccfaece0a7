import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleConfig } from '../../src/config/bundle-config.ts'
import { importConfig } from '../../src/config/import-config.ts'

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

  it('a missing part of this package -> no advice to install it', async () => {
    writeFileSync(join(site, 'site.config.ts'), "import 'sitegen/nothing'\nexport default {}")
    const bundle = await bundleConfig(site, 'site.config.ts')
    await expect(importConfig(bundle)).rejects.toMatchObject({ diagnostics: [{ id: 'config-not-loadable' }] })
  })
})
