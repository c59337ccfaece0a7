// A site under the headers that its build wrote: everything of its own works, and nothing else runs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite } from '../build/build-test-site.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('policy')

describe('a site with a Content-Security-Policy', () => {
  it('a page -> is sent with a policy that has neither unsafe-inline nor unsafe-eval', async () => {
    const page = await browser.open('/')
    const response = await page.goto(browser.url('/'))
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(response?.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  })

  it('color mode, announcement, scripts and styles of documents, islands with props, JSON-LD -> all work, without one violation', async () => {
    const page = await browser.open('/', { colorScheme: 'dark' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('html').getAttribute('data-inline')).toBe('ran')
    expect(await page.locator('#styled').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(200, 0, 0)')
    expect(await page.locator('.announcement-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(1, 2, 3)')
    expect(
      await page.locator('.sg-code.sg-numbered').evaluate((code) => getComputedStyle(code).getPropertyValue('--sg-first-line').trim()),
    ).toBe('9')
    const button = page.getByRole('button', { name: 'Count 5' })
    await button.click()
    await page.getByRole('button', { name: 'Count 6' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Second' }).click()
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
    expect(await page.locator('#blue').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 200)')
  })

  it('a script that was not in the pages, eval, a style attribute that was not -> refused', async () => {
    const page = await browser.open('/', { allowConsole: /Content Security Policy/ })
    const refused = await page.evaluate(async () => {
      const violations: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.injected = "yes"'
      document.body.append(script)
      const box = document.createElement('div')
      box.innerHTML = '<p style="color: rgb(9, 9, 9)">x</p><img src="data:," onerror="document.documentElement.dataset.injected = 1">'
      document.body.append(box)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return violations
    })
    expect(refused).toEqual(expect.arrayContaining(['script-src-elem', 'style-src-attr']))
    expect(await page.locator('html').getAttribute('data-injected')).toBeNull()
  })

  it('all three files -> the same policy in each', async () => {
    const site = await openTestSite({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', headers: { files: ['_headers', 'vercel.json', 'nginx'] } }\n",
      'content/docs/a.md': '# A\n',
    })
    const build = await site.build()
    expect(build.diagnostics).toEqual([])
    const texts = await Promise.all(
      ['_headers', 'vercel.json', 'nginx-headers.conf'].map((name) => readFile(join(site.directory, 'build', name), 'utf8')),
    )
    const [policy = ''] = /default-src [^\n]*/.exec(texts[0] ?? '') ?? []
    for (const text of texts) expect(text).toContain(policy)
    expect(texts[0]).toContain('/assets/js/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  })
})
