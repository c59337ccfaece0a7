// Every id in the table of diagnostics has a small site that provokes it and nothing else. What a user then reads is kept as a text file
// beside this test: a change of wording is a change of the product, and is looked at as one.
import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderReport } from '../../src/cli/print-report.ts'
import { compareSites } from '../../src/compare/compare-sites.ts'
import { readBuiltSite } from '../../src/compare/read-built-site.ts'
import { findingsOf } from '../../src/compare/report-comparison.ts'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { diagnosticIds } from '../../src/diagnostics/ids.ts'
import { checkSiteCode } from '../../src/plugins/samples/build/check-site-code.ts'
import { openTestSite, sitesDirectory, type TestSite } from './build-test-site.ts'
import { preparations } from './prepare-diagnostic-site.ts'

const ids = Object.keys(diagnosticIds)

/** Found by `sitegen check-code`, which a build does not do. */
const ofCode: ReadonlySet<string> = new Set(ids.filter((id) => /^code-(?!language-|mark-|meta-)|^typescript-/.test(id)))

/** Found by `sitegen compare`: the site is built, changed as its folder `later` says, and built again. */
const ofComparison: ReadonlySet<string> = new Set(['anchor-lost'])

test('sites for diagnostics -> one for each id of the table, no others', async () => {
  expect((await readdir(join(sitesDirectory, 'diagnostics'))).sort()).toEqual([...ids].sort())
})

test.each(ids)('site diagnostics/%s -> it is reported with its place, and nothing else is', async (id) => {
  const source = `diagnostics/${id}`
  expect(existsSync(join(sitesDirectory, source)), `there is no folder test/sites/${source} that provokes it`).toBe(true)
  const site = await openTestSite(source)
  const options = (await preparations[id]?.(site.directory)) ?? {}
  const diagnostics = await diagnose(() => {
    if (ofCode.has(id)) return checkSiteCode({ siteDirectory: site.directory })
    return ofComparison.has(id) ? compareBuilds(site) : site.build({ write: false, ...options })
  })
  expect([...new Set(diagnostics.map((diagnostic) => diagnostic.id))]).toEqual([id])
  for (const { place, hint } of diagnostics) {
    expect(place?.file).toBeTypeOf('string')
    expect(hint, 'what the user can do').toBeTypeOf('string')
  }
  const text = await renderReport(diagnostics, {
    format: 'pretty',
    siteDirectory: site.directory,
    workingDirectory: site.directory,
    color: false,
  })
  await expect(withoutAccidents(text, site.directory)).toMatchFileSnapshot(`diagnostics/${id}.txt`)
})

/** The text without what differs from run to run, or with the length of the page that the theme makes. */
function withoutAccidents(text: string, directory: string): string {
  return text
    .replaceAll(directory, '/site')
    .replaceAll(/127\.0\.0\.1:\d{5}/g, '127.0.0.1:54321')
    .replaceAll(/(?<=then write )[0-9a-f]{16}/g, '0123456789abcdef')
    .replaceAll(/another byte at \d+/g, 'another byte at 2490')
}

/** What a build reports, whether it ends or gives up on a configuration. */
async function diagnose(run: () => Promise<{ diagnostics: readonly Diagnostic[] }>): Promise<readonly Diagnostic[]> {
  try {
    return (await run()).diagnostics
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics
    throw error
  }
}

async function compareBuilds(site: TestSite): Promise<{ diagnostics: readonly Diagnostic[] }> {
  const out = (name: string): string => join(site.directory, name)
  await site.build({ outDirectory: out('old') })
  await cp(out('later'), site.directory, { recursive: true })
  await site.build({ outDirectory: out('new') })
  return { diagnostics: findingsOf(compareSites(readBuiltSite(out('old'), 'old'), readBuiltSite(out('new'), 'new'))) }
}
