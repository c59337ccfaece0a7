// Two builds of one site at once: both end well, and what they leave is one whole output, that of the last one to end.
import { expect, it } from 'vitest'
import { listLeftovers, openFaultSite, readTree } from './fault-site.ts'

it('three builds at once, several times -> all end with exit code 0, the output is whole, nothing is left', async () => {
  const site = openFaultSite()
  for (const variant of ['second', 'third']) {
    site.edit(variant)
    const results = await Promise.all([site.build(), site.build('--no-cache'), site.build('--workers', '1')])
    expect(results.map(({ exitCode, stdout, stderr }) => (exitCode === 0 ? 0 : stdout + stderr))).toEqual([0, 0, 0])
    expect(readTree(site.out)).toEqual(await site.buildClean())
    expect(listLeftovers(site.directory)).toEqual([])
  }
})
