import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { orderSheets } from '../../src/bundle/bundle-server.ts'
import { packageDirectory } from '../../src/lib/package-directory.ts'

it('a program below the site -> its sheets before those of the site', () => {
  const own = `${basename(packageDirectory)}/src/plugins/search/theme/search-page.css`
  expect(orderSheets([own, '0/b.css', '0/a.css'], dirname(packageDirectory))).toEqual([own, '0/a.css', '0/b.css'])
})
