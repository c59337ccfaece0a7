// The dev server on real sockets and real files: what is answered, and what follows from each kind of edit. Everything is waited for by the
// messages that the server sends.
import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { configFile, sampleSite, startTestServer, type TestDevServer } from './start-test-server.ts'

let dev: TestDevServer | undefined

async function start(files: Record<string, string> = sampleSite): Promise<TestDevServer> {
  dev = await startTestServer(files)
  return dev
}

async function startWatching(files: Record<string, string> = sampleSite): Promise<TestDevServer> {
  const started = await start(files)
  await started.get('/')
  await started.server.watching
  return started
}

afterEach(async () => {
  await dev?.close()
  dev = undefined
})

describe('pages', () => {
  it('a page that is asked for -> rendered, with the script of the server first in its head', async () => {
    const { get } = await start()
    const { status, headers, body } = await get('/docs/intro')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(body).toMatch(/<head><script type="module" src="\/__sitegen\/client\.js" data-version="\d+"><\/script>/)
    expect(body).toContain('<p>Welcome to the start.</p>')
    expect(body).toContain('href="/docs/next"')
  })

  it('a page module, a style sheet, a static file -> answered like in a build', async () => {
    const { get } = await start()
    const { body } = await get('/')
    expect(body).toContain('First label')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
    expect((await get(sheet)).body).toContain('.marked')
    expect((await get('/robot.txt')).body).toBe('static file\n')
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://example.com/docs/intro</loc>')
    expect((await get('/robots.txt')).status).toBe(200)
    expect((await get('/llms.txt')).body).toContain('(https://example.com/docs/intro.md)')
    expect((await get('/llms-full.txt')).body).toContain('Source: https://example.com/docs/intro.md\n\n')
  })

  it('a static file named like a sitemap, or like the Markdown form of a page -> gives way where a build lets it', async () => {
    const { get } = await start({ ...sampleSite, 'static/sitemap.xml': 'My own', 'static/docs/intro.md': 'My own' })
    expect((await get('/sitemap.xml')).body).toBe('My own')
    expect((await get('/docs/intro.md')).body).toContain('Welcome to the start.')
  })

  it('names in another form of Unicode than the links to them -> pages and files at the addresses of the links', async () => {
    const { get } = await start({
      ...sampleSite,
      'content/docs/cafe\u0301.md': '# Coffee\n\n![a](/cafe\u0301.svg)\n',
      'content/docs/next.md': '[a](./caf\u00e9.md) ![b](/caf\u00e9.svg)\n',
      'static/cafe\u0301.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    })
    const { body } = await get('/docs/next')
    expect(body).toContain('href="/docs/caf\u00e9"')
    expect(body).toContain('src="/caf\u00e9.svg"')
    for (const name of ['caf%C3%A9', 'cafe%CC%81']) {
      expect((await get(`/docs/${name}`)).body, name).toContain('<h1>Coffee</h1>')
      expect((await get(`/${name}.svg`)).status, name).toBe(200)
    }
  })

  it('a draft -> shown with a banner, and in the sidebar', async () => {
    const { get } = await start()
    expect((await get('/docs/work')).body).toContain('This page is a draft.')
    expect((await get('/docs/intro')).body).toContain('href="/docs/work"')
  })

  it('a path near to a page -> 404 with a hint', async () => {
    const { get } = await start()
    const { status, body } = await get('/docs/itnro')
    expect(status).toBe(404)
    expect(body).toContain('Did you mean <a href="/docs/intro">/docs/intro</a>?')
  })

  it('a base URL -> pages below it, the rest leads there or is not found', async () => {
    const { get } = await start({
      ...sampleSite,
      'site.config.ts': "export default { title: 'Test', url: 'https://example.com', baseUrl: '/sub/', stylesheets: ['site.css'] }\n",
    })
    expect((await get('/')).headers.location).toBe('/sub/')
    expect((await get('/sub/docs/intro')).body).toContain('href="/sub/docs/next"')
    expect((await get('/docs/intro')).status).toBe(404)
  })

  it('a title that only the text has -> in the sidebar of other pages before the page was ever parsed', async () => {
    const { get } = await start({
      ...sampleSite,
      'content/docs/plain.md': 'text\n\n## Not a title\n',
      'content/docs/late.md': 'text\n\n# Below a text\n',
      'content/docs/titled.md': '# From the *text*\n\nMore.\n',
    })
    const { body } = await get('/docs/intro')
    expect(body).toContain('>From the text<')
    expect(body).toContain('>plain<')
    expect(body).toContain('>Below a text<')
  })
})

describe('edits', () => {
  it('a text -> an update; the page has the new text', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nChanged text.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('<p>Changed text.</p>')
  })

  it('a save by renaming -> an update', async () => {
    const { replace, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    replace('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nReplaced text.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('<p>Replaced text.</p>')
  })

  it('a title -> the sidebar of other pages', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    write('content/docs/next.md', '---\ntitle: Afterwards\n---\n\nThe rest.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('>Afterwards<')
  })

  it('a page that is added, renamed, deleted -> routes and sidebars follow', async () => {
    const { write, rename, remove, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    write('content/docs/added.md', '---\ntitle: Added page\n---\n\nHere.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('>Added page<')
    expect((await get('/docs/added')).status).toBe(200)
    rename('content/docs/added.md', 'content/docs/moved.md')
    await stream.next(({ type }) => type === 'update')
    await expect.poll(async () => [(await get('/docs/added')).status, (await get('/docs/moved')).status]).toEqual([404, 200])
    remove('content/docs/moved.md')
    await expect.poll(async () => (await get('/docs/moved')).status).toBe(404)
    expect((await get('/docs/intro')).body).not.toContain('Added page')
  })

  it('a file that the sidebars file imports -> changed, broken and mended, the sidebar follows', async () => {
    const { write, get, listen, found } = await startWatching({
      ...sampleSite,
      'site.config.ts': configFile.replace('stylesheets:', "docs: { sidebarPath: 'sidebars.ts' }, stylesheets:"),
      'sidebars.ts': "import { extra } from './parts/extra.ts'\nexport default { main: ['intro', ...extra] }\n",
      'parts/extra.ts': "export const extra = [{ type: 'link', label: 'First', href: '/docs/next' }]\n",
    })
    const stream = await listen('/docs/intro')
    const part = (label: string): string => `export const extra = [{ type: 'link', label: '${label}', href: '/docs/next' }]\n`
    write('parts/extra.ts', part('Second'))
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('>Second<')
    write('parts/extra.ts', 'export const extra = [')
    await found(({ id }) => id === 'sidebar-invalid')
    write('parts/extra.ts', part('Third'))
    await expect.poll(async () => (await get('/docs/intro')).body).toContain('>Third<')
  })

  it('translations -> the pages of their language follow: documents, those that come later, texts of the theme, labels', async () => {
    const { write, get } = await startWatching({
      ...sampleSite,
      'site.config.ts': configFile.replace('stylesheets:', "i18n: { locales: ['en', 'fr'], defaultLocale: 'en' }, stylesheets:"),
      'content/docs/guide/first.md': '# First\n',
      'content/i18n/fr/docs/intro.md': '# Début\n\n:::note\nBonjour.\n:::\n',
    })
    const follows = async (file: string, text: string, shown: string): Promise<void> => {
      write(file, text)
      await expect.poll(async () => (await get('/fr/docs/intro')).body).toContain(shown)
    }
    await follows('content/i18n/fr/docs/intro.md', '# Commencement\n\n:::note\nBonjour.\n:::\n', '>Commencement</h1>')
    await follows('i18n/fr/docusaurus-plugin-content-docs/current/next.md', '# Suite\n', '>Suite<')
    const label = JSON.stringify({ 'theme.docs.sidebar.navAriaLabel': 'Mon menu', 'theme.CodeBlock.copied': 'Voilà' })
    await follows('i18n/fr/code.json', label, 'aria-label="Mon menu"')
    const [, runtime = ''] = /data-runtime="([^"]+)"/.exec((await get('/fr/docs/intro')).body) ?? []
    expect((await get(runtime)).body).toContain('Voilà')
    const title = JSON.stringify({ 'theme.admonition.note': { message: 'À savoir' } })
    await follows('i18n/fr/code.json', title, '>À savoir<')
    const category = JSON.stringify({ 'sidebar.defaultSidebar.category.guide': { message: 'Manuel' } })
    await follows('content/i18n/fr/docs.json', category, '>Manuel<')
    expect((await get('/docs/intro')).body).toContain('>Introduction</h1>')
  })

  it('a component that replaces a part of the theme, made from an earlier one -> a finding; an edit -> a reload, and each page has it', async () => {
    const footer = (text: string) =>
      `// Made from the part Footer of the theme of sitegen (original 0000000000000000).\nexport default () => <footer>${text}</footer>\n`
    const { get, listen, write, found } = await startWatching({
      ...sampleSite,
      'site.config.ts': configFile.replace("title: 'Test'", "title: 'Test', components: { Footer: 'content/theme/footer.tsx' }"),
      'content/theme/footer.tsx': footer('Old foot'),
    })
    expect((await get('/docs/intro')).body).toContain('Old foot')
    await found(({ id }) => id === 'part-outdated')
    const stream = await listen('/docs/intro')
    write('content/theme/footer.tsx', footer('New foot'))
    await stream.next(({ type }) => type === 'reload')
    expect((await get('/docs/intro')).body).toContain('New foot')
    expect((await get('/nowhere')).body).toContain('New foot')
  })

  it('a text of its own for the not-found page -> shown, and an edit follows', async () => {
    const { get, listen, write } = await startWatching({ ...sampleSite, 'content/pages/404.md': '# Lost\n\nOld text.\n' })
    expect(await get('/nowhere')).toMatchObject({ status: 404, body: expect.stringContaining('Old text.') })
    const stream = await listen('/nowhere')
    write('content/pages/404.md', '# Lost\n\nNew text.\n')
    await stream.next(({ type }) => type === 'update' || type === 'reload')
    expect((await get('/nowhere')).body).toContain('New text.')
  })

  it('a component -> a reload, and the page has it', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/')
    write('content/components/label.tsx', 'export function Label() {\n  return <p>Second label</p>\n}\n')
    await stream.next(({ type }) => type === 'reload')
    expect((await get('/')).body).toContain('Second label')
  })

  it('a style sheet -> an update without a reload', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/')
    write('site.css', '.marked { color: rgb(4, 5, 6) }\n')
    const message = await stream.next(({ type }) => type === 'update' || type === 'reload')
    expect(message.type).toBe('update')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await get('/')).body) ?? []
    expect((await get(sheet)).body).toContain('#040506')
  })

  it('a folder that is renamed and back -> its pages, with what their documents import', async () => {
    const page = "import { Label } from '@site/content/components/label.tsx'\n\n<Label />\n"
    const { rename, get } = await startWatching({ ...sampleSite, 'content/docs/guides/rich.mdx': page })
    expect((await get('/docs/guides/rich')).body).toContain('First label')
    rename('content/docs/guides', 'content/docs/moved')
    await expect.poll(async () => (await get('/docs/moved/rich')).body).toContain('First label')
    rename('content/docs/moved', 'content/docs/guides')
    await expect.poll(async () => (await get('/docs/guides/rich')).body).toContain('First label')
  })

  it('the folder of all content that is renamed and back -> its pages, and their edits', async () => {
    const { rename, write, get } = await startWatching()
    expect((await get('/docs/intro')).status).toBe(200)
    for (const title of ['First time', 'Second time']) {
      rename('content', 'away')
      await expect.poll(async () => (await get('/docs/intro')).status).toBe(404)
      rename('away', 'content')
      await expect.poll(async () => (await get('/docs/intro')).status).toBe(200)
      write('content/docs/intro.md', `---\ntitle: ${title}\n---\n\nText.\n`)
      await expect.poll(async () => (await get('/docs/next')).body).toContain(title)
      expect((await get('/')).body).toContain('First label')
    }
  })

  it('a document with components that comes and goes -> updates, and no page is loaded anew', async () => {
    const { write, remove, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    write('content/docs/rich.mdx', "import { Label } from '@site/content/components/label.tsx'\n\n<Label />\n")
    await expect.poll(async () => (await get('/docs/rich')).body).toContain('First label')
    remove('content/docs/rich.mdx')
    await expect.poll(async () => (await get('/docs/rich')).status).toBe(404)
    // The first reload is that of the component.
    write('content/components/label.tsx', 'export function Label() {\n  return <p>Second label</p>\n}\n')
    await stream.next(({ type }) => type === 'reload')
    expect((await get('/')).body).toContain('Second label')
  })

  it('a document that is asked for before the watcher tells of it -> an update for the pages that are open', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/docs/next')
    write('content/docs/intro.md', '---\ntitle: Other title\n---\n\nWelcome.\n')
    expect((await get('/docs/intro')).body).toContain('Other title')
    await stream.next(({ type }) => type === 'update')
  })

  it('a document in whose place a pipe comes, or a link to one -> gone, and the server goes on', async () => {
    const { directory, remove, write, get } = await startWatching()
    for (const put of [
      (file: string) => void spawnSync('mkfifo', [file]),
      (file: string) => {
        spawnSync('mkfifo', [join(directory, 'pipe')])
        symlinkSync(join(directory, 'pipe'), file)
      },
    ]) {
      remove('content/docs/next.md')
      put(join(directory, 'content/docs/next.md'))
      await expect.poll(async () => (await get('/docs/next')).status).toBe(404)
      expect((await get('/docs/intro')).status).toBe(200)
      remove('content/docs/next.md')
      write('content/docs/next.md', '# Back\n')
      await expect.poll(async () => (await get('/docs/next')).status).toBe(200)
    }
  })

  it('the cache is removed while the server runs -> pages go on, those that are edited too', async () => {
    const { directory, write, get } = await startWatching()
    await get('/docs/intro')
    await get('/docs/next')
    rmSync(join(directory, '.sitegen'), { recursive: true })
    write('content/docs/intro.md', '---\ntitle: Other title\n---\n\nEdited text.\n')
    await expect.poll(async () => (await get('/docs/intro')).body).toContain('Edited text.')
    expect((await get('/docs/next')).body).toContain('The rest of it.')
    // A component that ends its thread: the next one imports the bundle again.
    write('content/components/label.tsx', 'export function Label() {\n  Reflect.get(process, "reallyExit")(3)\n}\n')
    await expect.poll(async () => (await get('/')).body).toContain('This page cannot be shown')
    rmSync(join(directory, '.sitegen'), { recursive: true, force: true })
    write('content/docs/intro.md', '---\ntitle: Other title\n---\n\nEdited again.\n')
    await expect.poll(async () => (await get('/docs/intro')).body).toContain('Edited again.')
  })

  it('a page as Markdown -> follows its page', async () => {
    const { write, get, listen } = await startWatching()
    expect((await get('/docs/intro.md')).body).toContain('Welcome to the start.')
    const stream = await listen('/docs/intro')
    write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nOther words.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro.md')).body).toContain('Other words.')
  })

  it('the configuration -> a reload and a notice', async () => {
    const { write, get, listen, noticed } = await startWatching()
    const stream = await listen('/')
    write('site.config.ts', "export default { title: 'Renamed', url: 'https://example.com' }\n")
    await stream.next(({ type }) => type === 'reload')
    await noticed('configuration has changed')
    expect((await get('/docs/intro')).body).toContain('<title>Introduction | Renamed</title>')
  })

  it('the files of a plugin -> as in a build, but without what it noted of pages; what is wrong with one is said', async () => {
    const plugin = (content: string): string =>
      `export default { title: 'Test', url: 'https://example.com', plugins: [{ name: 'lists', page: () => 1, files: ({ pages }) => [{ path: 'lists/pages.json', content: ${content} }] }] }\n`
    const { get, write, found } = await startWatching({ ...sampleSite, 'site.config.ts': plugin('() => JSON.stringify(pages)') })
    const { status, body, headers } = await get('/lists/pages.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json;charset=utf-8'])
    expect(JSON.parse(body)).toContainEqual(expect.objectContaining({ path: '/docs/intro' }))
    expect(body).not.toContain('value')
    write('site.config.ts', plugin('5'))
    expect(await found(({ id }) => id === 'plugin-failed')).toMatchObject({
      message: expect.stringContaining('`files` of the plugin lists'),
    })
  })

  it('what a plugin imports, and the data that its pages are made of -> their pages', async () => {
    const { write, get, noticed } = await startWatching({
      ...sampleSite,
      'site.config.ts': "import { loud } from './loud.ts'\nexport default { title: 'Test', url: 'https://example.com', plugins: [loud] }\n",
      'sign.ts': "export const sign = '!'\n",
      'loud.ts': `import { sign } from './sign.ts'
export const loud = {
  name: 'loud',
  markdown: { remark: [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Loud' + sign }] }) }] },
  routes: ({ readFile }) => readFile('names.txt').trim().split('\\n').map((name) => ({ path: '/' + name, component: 'content/components/name.tsx', title: name, props: { name } })),
}
`,
      'names.txt': 'ann\n',
      'content/components/name.tsx': 'export default function Name({ name }: { name: string }) { return <h1>I am {name}</h1> }\n',
    })
    expect((await get('/docs/intro')).body).toContain('Loud!')
    expect((await get('/ann')).body).toContain('ann</h1>')
    write('sign.ts', "export const sign = '?'\n")
    await noticed('configuration has changed')
    expect((await get('/docs/intro')).body).toContain('Loud?')
    const stream = await dev?.listen('/')
    write('names.txt', 'ann\nbob\n')
    await stream?.next(({ type }) => type === 'reload')
    expect((await get('/bob')).body).toContain('bob</h1>')
  })

  it('a static file that is added -> served, an update', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/')
    write('static/new.txt', 'new\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/new.txt')).body).toBe('new\n')
  })

  it("an editor's temporary files -> nothing", async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/docs/intro')
    for (const name of ['.intro.md.swp', 'intro.md~', '4913', '#intro.md#', '.#intro.md']) write(`content/docs/${name}`, 'noise')
    write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nOnly this.\n')
    await stream.next(({ type }) => type === 'update')
    expect((await get('/docs/intro')).body).toContain('Only this.')
    expect((await get('/docs/4913')).status).toBe(404)
  })

  it('a script and a style sheet of a page that was made just before an edit -> still answered', async () => {
    const site = {
      ...sampleSite,
      'site.config.ts': configFile.replace('stylesheets:', "scripts: ['client/site.js'], stylesheets:"),
      'client/site.js': "document.title = 'first'\n",
    }
    const { get, write, listen } = await startWatching(site)
    const filesOf = (body: string): string[] => {
      const found = body.match(/(?<=")\/assets\/scripts\/site-[^"]+(?=")|(?<=rel="stylesheet" href=")[^"]+(?=")/g)
      return [...(found ?? [])]
    }
    const stream = await listen('/')
    const edits = [
      ['client/site.js', "document.title = 'second'\n"],
      ['site.css', '.marked { color: rgb(4, 5, 6) }\n'],
    ] as const
    for (const [file, text] of edits) {
      const before = filesOf((await get('/')).body)
      write(file, text)
      await stream.next(({ type }) => type === 'reload' || type === 'update')
      expect(filesOf((await get('/')).body)).not.toEqual(before)
      const answers = await Promise.all(before.map((file) => get(file)))
      expect(answers.map(({ status }) => status)).toEqual(before.map(() => 200))
    }
  })
})

describe('mistakes', () => {
  it('front matter that cannot be read -> the diagnostic with its frame on open pages, gone when mended', async () => {
    const { write, listen, found } = await startWatching()
    const stream = await listen('/docs/intro')
    write('content/docs/intro.md', '---\ntitle: [\n---\n\nText.\n')
    const message = await stream.next((sent) => sent.type === 'problems' && sent.problems.length > 0)
    const [problem] = message.type === 'problems' ? message.problems : []
    expect(problem).toMatchObject({ id: 'front-matter-syntax', level: 'error' })
    expect(problem?.place).toMatch(/^content\/docs\/intro\.md:\d/)
    expect(problem?.frame[0]).toMatchObject({ number: expect.stringMatching(/\d/) })
    expect(await found(({ id }) => id === 'front-matter-syntax')).toBeDefined()
    write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nText.\n')
    await stream.next((sent) => sent.type === 'problems' && sent.problems.length === 0)
  })

  it('MDX that does not parse -> the diagnostic; the page comes back when it is mended', async () => {
    const { write, get, listen } = await startWatching({ ...sampleSite, 'content/docs/rich.mdx': '# Rich\n\nFine.\n' })
    expect((await get('/docs/rich')).body).toContain('Fine.')
    const stream = await listen('/docs/rich')
    write('content/docs/rich.mdx', '# Rich\n\n<Open>\n')
    await stream.next((sent) => sent.type === 'problems' && sent.problems.some(({ id }) => id.startsWith('mdx-')))
    write('content/docs/rich.mdx', '# Rich\n\nMended.\n')
    // Without anybody asking for the page.
    await stream.next((sent) => sent.type === 'problems' && sent.problems.length === 0)
    expect((await get('/docs/rich')).body).toContain('Mended.')
  })

  it('front matter that is half written -> the page keeps its address and its title', async () => {
    const files = { ...sampleSite, 'content/docs/next.md': '---\ntitle: Next steps\nslug: /elsewhere\n---\n\nText.\n' }
    const { write, get, found } = await startWatching(files)
    write('content/docs/next.md', '---\ntitle: [\nslug: /elsewhere\n---\n\nOther text.\n')
    await found(({ id }) => id === 'front-matter-syntax')
    expect((await get('/docs/elsewhere')).body).toContain('<title>Next steps | Test</title>')
  })

  it('MDX that is half written -> an answer that says to keep the page that is shown', async () => {
    const { write, get, found } = await startWatching({ ...sampleSite, 'content/docs/rich.mdx': '# Rich\n\nFine.\n' })
    write('content/docs/rich.mdx', '# Rich\n\n<Open>\n')
    await found(({ id }) => id === 'mdx-syntax')
    expect(JSON.parse((await get('/__sitegen/page?path=/docs/rich')).body)).toMatchObject({ isBroken: true, status: 200 })
  })

  it('a configuration that imports a missing file -> a finding; the file comes -> read again', async () => {
    const { write, get, found, noticed } = await startWatching()
    write('site.config.ts', "import { title } from './title.ts'\nexport default { title, url: 'https://example.com' }\n")
    await found(({ id }) => id === 'config-not-loadable')
    write('title.ts', "export const title = 'Imported'\n")
    await noticed('configuration has changed')
    expect((await get('/docs/intro')).body).toContain('<title>Introduction | Imported</title>')
  })

  it('links that lead nowhere -> reported for the page that was saved', async () => {
    const { write, found } = await startWatching()
    write('content/docs/next.md', '---\ntitle: Next steps\n---\n\n[a](/docs/nowhere) [b](#none) [c](./none.md) ![d](./none.png)\n')
    expect((await found(({ id }) => id === 'link-broken')).place).toMatchObject({ file: 'content/docs/next.md', line: 5 })
    expect((await found(({ id }) => id === 'anchor-broken')).level).toBe('warning')
    expect((await found(({ id }) => id === 'markdown-link-broken')).level).toBe('error')
    expect((await found(({ id }) => id === 'image-broken')).level).toBe('error')
  })

  it('a component that throws -> a finding and a page that says so; mended, the page is back', async () => {
    const { write, get, found, listen } = await startWatching()
    const stream = await listen('/')
    write('content/components/label.tsx', "export function Label() {\n  throw new Error('no label')\n}\n")
    expect((await found(({ id }) => id === 'page-render')).message).toContain('no label')
    const { status, body } = await get('/')
    expect(status).toBe(200)
    expect(body).toContain('This page cannot be shown')
    write('content/components/label.tsx', 'export function Label() {\n  return <p>Back</p>\n}\n')
    await stream.next((sent) => sent.type === 'problems' && sent.problems.length === 0)
    expect((await get('/')).body).toContain('Back')
  })

  it('a component that does not compile -> a finding; pages go on with the last one that did', async () => {
    const { write, get, found } = await startWatching()
    write('content/components/label.tsx', 'export function Label( {')
    expect((await found(({ id }) => id === 'component-not-loadable')).place).toMatchObject({ file: 'content/components/label.tsx' })
    expect((await get('/')).body).toContain('First label')
  })

  it('a component that ends the process, or throws when its page is done -> the server goes on', async () => {
    const { write, get, listen } = await startWatching()
    const stream = await listen('/')
    write('content/components/label.tsx', 'process.exit(3)\nexport function Label() {\n  return <p>Never</p>\n}\n')
    await stream.next((sent) => sent.type === 'problems' && sent.problems.length > 0)
    write(
      'content/components/label.tsx',
      "export function Label() {\n  setTimeout(() => { throw new Error('later') }, 500)\n  return <p>Later</p>\n}\n",
    )
    await stream.next((sent) => sent.type === 'problems' && sent.problems.length === 0)
    expect((await get('/')).body).toContain('Later')
    expect((await get('/docs/intro')).status).toBe(200)
  })

  it('a configuration with a mistake -> a finding; the site goes on with the last good one', async () => {
    const { write, get, found, noticed } = await startWatching()
    write('site.config.ts', "export default { title: 'Broken', url: 'nowhere' }\n")
    expect((await found(({ id }) => id === 'config-invalid')).place).toMatchObject({ file: 'site.config.ts', line: 1 })
    expect((await get('/docs/intro')).body).toContain('<title>Introduction | Test</title>')
    write('site.config.ts', "export default { title: 'Mended', url: 'https://example.com' }\n")
    await noticed('configuration has changed')
    expect((await get('/docs/intro')).body).toContain('<title>Introduction | Mended</title>')
  })
})

describe('the end', () => {
  it('close -> streams end, the port is free', async () => {
    const { listen, server } = await startWatching()
    const stream = await listen('/')
    await server.close()
    await stream.ended
    await expect(dev?.get('/')).rejects.toThrow('ECONNREFUSED')
  })
})
