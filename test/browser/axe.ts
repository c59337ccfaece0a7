// Looks for barriers on a page with axe-core: WCAG 2.2 A and AA and best practices.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run(root: Document, options: object): Promise<AxeResults> }
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on the mode, for a page that was looked at in the other one: a look at everything takes three times as long. */
export const ofColors = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'role-img-alt']

/**
 * One line for each element and rule. The code of axe is run from outside of the page, so that no policy has to allow it.
 * @param rules by their ids. @default all of WCAG 2.2 A and AA, and best practices
 */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  // Style sheets, which it fetches too, are read by one experimental rule alone, which is not among these.
  const results = await page.evaluate(
    async (runOnly) => window.axe?.run(document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }),
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
  )
  if (!results) throw new Error('axe-core was not loaded.')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
