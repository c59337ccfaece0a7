// Tells an output of this program from every other folder.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every output has a 404 page, and every page names this program (src/theme/html/head.tsx). Any other folder belongs to somebody. */
export function isOutput(directory: string): boolean {
  const page = join(directory, '404.html')
  return existsSync(page) && statSync(page).isFile() && readFileSync(page, 'utf8').includes('name="generator" content="sitegen"')
}
