// Documents as VitePress and Starlight have them -> pages without a finding.
import { expect, it } from 'vitest'
import { buildTestSite } from './build-test-site.ts'

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const vitepress = `# Guide

[[toc]]

## 1. What’s new?

::: details Show it
A [link](#_1-what-s-new).
:::

::: code-group

\`\`\`sh [npm]
npm i x
\`\`\`

\`\`\`sh:line-numbers [yarn]
yarn add x
\`\`\`

:::
`

it('documents of VitePress and Starlight -> pages without a finding', async () => {
  const site = await buildTestSite({
    'site.config.ts': `export default {
      title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', blog: false,
      markdown: { containers: 'vitepress', headingIds: 'vitepress' },
    }\n`,
    'content/docs/guide.md': vitepress,
    'content/docs/again.mdx': vitepress,
    'content/docs/index.mdx': `---
title: Start
slug: /
---

import { Aside, Badge, Card, CardGrid, Code, FileTree, Icon, LinkButton, LinkCard, Steps, TabItem, Tabs } from '@astrojs/starlight/components'

<Tabs syncKey="pkg">
  <TabItem label="npm" icon="seti:npm">one</TabItem>
  <TabItem label="pnpm">two</TabItem>
</Tabs>

<Aside type="caution" title="Mind">Text</Aside>

<Fragment slot="note">A *part*</Fragment>

<CardGrid stagger>
  <Card title="Stars" icon="star">

  Some *stars*

  </Card>
  <LinkCard title="Guide" description="Read it" href="/docs/guide" />
</CardGrid>

<Steps>

1. One
2. Two

</Steps>

<FileTree>

- src
  - a.ts

</FileTree>

<Badge text="New" variant="tip" size="small" /> <LinkButton href="/docs/again" icon="right-arrow">On</LinkButton> <Icon name="star" />

<Code code={\`let a = 1\`} lang="ts" title="a.ts" />
`,
  })
  expect(site.diagnostics).toEqual([])
  for (const page of ['guide', 'again']) {
    const main = mainOf(await site.read(`docs/${page}/index.html`))
    expect(main).toContain('<h2 class="sg-anchor" id="_1-what-s-new"')
    expect(main.match(/<details class="details"><summary>Show it<\/summary>/g)).toHaveLength(1)
    expect(main.match(/class="details-content"/g)).toHaveLength(1)
    expect([...main.matchAll(/<label class="tab" for="[^"]*">([^<]*)/g)].map(([, label]) => label)).toEqual(['npm', 'yarn'])
    expect(main).toContain('sg-numbered')
    expect(main).not.toMatch(/:::|\[\[toc|sg-code-title/)
  }
  const start = mainOf(await site.read('docs/index.html'))
  expect(start).toContain('data-group="pkg"')
  expect([...start.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['npm', 'pnpm'])
  expect(start).toContain('sg-admonition-warning')
  expect(start).toContain('<div class="card"><span class="card-title">Stars</span>')
  expect(start).toContain(
    '<a class="card" href="/docs/guide"><span class="card-title">Guide</span><span class="card-text">Read it</span></a>',
  )
  expect(start).toContain('class="sg-file-tree"')
  expect(start).toContain('sg-badge-tip')
  expect(start).toContain('<div class="sg-code-title">a.ts</div>')
  expect(start).toContain('A <em>part</em>')
})

it('marks of `<Code>`, icons of boxes and cards that this theme has -> shown; of others, the box without one, and a finding', async () => {
  const site = await buildTestSite({
    'site.config.ts': `export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', blog: false }\n`,
    'content/docs/index.mdx': `---
slug: /
---

import { Aside, Card, Code, LinkButton } from '@astrojs/starlight/components'

<Code code={\`one()\\ntwo()\\nthree()\`} lang="js" mark={[1]} ins={[{ range: '2' }]} del="three" />

<Aside icon="pencil">Own</Aside> <Aside icon="rocket">None</Aside>

<Card title="Search" icon="magnifier">Text</Card>

<LinkButton href="/" icon="github">Code</LinkButton>
`,
  })
  expect(site.diagnostics.map(({ message }) => message)).toEqual([
    'The document gives boxes icons of another generator, which are left out: `rocket`.',
  ])
  const main = mainOf(await site.read('docs/index.html'))
  expect(main).toMatch(/sg-line-highlight[^>]*>(?:<[^>]*>)*one/)
  expect(main).toMatch(/sg-line-added[^>]*>(?:<[^>]*>)*two/)
  expect(main).toMatch(/sg-word-removed[^>]*>three/)
  expect(main).toContain('<span class="sg-admonition-icon"><span class="icon icon-edit"></span></span>')
  expect(main.match(/sg-admonition-icon/g)).toHaveLength(1)
  expect(main).toContain('<span class="card-title"><span class="icon icon-search"></span> Search</span>')
  expect(main).toContain('icon-github')
})

it('components of Astro, Vue -> left out of their pages, what is in them is shown; one finding for each', async () => {
  const site = await buildTestSite({
    'site.config.ts': `export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', blog: false }\n`,
    'content/docs/index.mdx': `---
slug: /
---

import Chart from './chart.astro'
import Preview from '~/preview.vue'
import { Image } from 'astro:assets'

<Chart data={[1]} /> <Preview>*seen*</Preview> <Image src="x" />
`,
    'content/docs/more/a.mdx': "import Chart from '../chart.astro'\n\n# A\n\n<Chart />\n",
    'content/docs/chart.astro': '<p>Chart</p>',
  })
  expect(
    site.diagnostics.map(({ id, level, message, place, count }) => `${id} ${level} ${place?.line}:${place?.column} ${message} ${count}`),
  ).toEqual([
    'foreign-syntax warning 5:19 Expected a component of React, found one of Astro, which is left out of the page: `content/docs/chart.astro`. 2',
    'foreign-syntax warning 6:21 Expected a component of React, found one of Vue, which is left out of the page: `~/preview.vue`. undefined',
    'foreign-syntax warning 7:23 Expected a component of React, found one of Astro, which is left out of the page: `astro:assets`. undefined',
  ])
  expect(mainOf(await site.read('docs/index.html'))).toContain('<em>seen</em>')
})

it('set:html, set:text, Content of a partial, as in Astro -> what they say', async () => {
  const site = await buildTestSite({
    'site.config.ts': `export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', blog: false }\n`,
    'content/docs/index.mdx': `---
slug: /
---

import { Content as Part } from './_part.mdx'

<Fragment set:html={"<pre class=\\"raw\\"><b>Out</b></pre>"} />
<div className="box" set:html="<i>In</i>" />
<p set:text="<i>Text</i>"></p>

<Part />

Of {frontmatter.slug}
`,
    'content/docs/_part.mdx': 'A *part*\n',
  })
  expect(site.diagnostics).toEqual([])
  const main = mainOf(await site.read('docs/index.html'))
  expect(main).toContain('<pre class="raw"><b>Out</b></pre>')
  expect(main).toMatch(/<div class="box">(?:<[\w-]+>)?<i>In<\/i>/)
  expect(main).toContain('&lt;i&gt;Text')
  expect(main).toContain('A <em>part</em>')
  expect(main).toContain('Of /')
  expect(main).not.toContain('set:')
})

it('a name that Starlight has and the theme does not -> an error at its import, with those that there are', async () => {
  const site = await buildTestSite({
    'content/docs/index.mdx':
      "---\nslug: /\n---\n\nimport { Aside, Other } from '@astrojs/starlight/components'\n\n<Other /> <Aside>x</Aside>\n",
  })
  expect(site.diagnostics.map(({ level, message }) => `${level} ${message}`)).toEqual([expect.stringContaining('"Other"')])
})

it('what is no tab between the tabs of Starlight -> follows them', async () => {
  const site = await buildTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', blog: false }\n",
    'content/docs/command.astro': '',
    'content/docs/index.mdx': `---
title: Start
slug: /
---

import { TabItem, Tabs } from '@astrojs/starlight/components'
import Command from './command.astro'

<Tabs>
  <Command npm="a">Alone</Command>
</Tabs>

<Tabs>
  <TabItem label="One">First</TabItem>
  <Command>Between</Command>
  <TabItem label="Two">Second</TabItem>
</Tabs>
`,
  })
  expect(site.diagnostics.map(({ id }) => id)).toEqual(['foreign-syntax'])
  const main = mainOf(await site.read('docs/index.html'))
  expect(main).toContain('Alone')
  expect(main).toMatch(/First[\s\S]*Second[\s\S]*<\/fieldset>\s*Between/)
  expect(main.match(/<fieldset/g)).toHaveLength(1)
})
