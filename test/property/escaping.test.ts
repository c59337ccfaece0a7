// No text of a site becomes markup: a site with hostile texts in every field has, page by page, the elements, the attribute names and the
// scripts of the same site with harmless texts.
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { openTestSite, type TestBuild } from '../build/build-test-site.ts'
import { hostileText, markupFragments } from './hostile-text.ts'
import { runs, timeout } from './runs.ts'

/** What the generator itself marks places in HTML with. */
const ownMarkers = ['\u00000\u0000', '<sg-html>', '</sg-html>', '<sg-island ', '$&', '$1', '</head>', '{year}', '%s']

/** With a letter at both ends, so that no text is empty or begins with what YAML or Markdown would take for its own. */
const text = hostileText([...markupFragments, ...ownMarkers], { pieces: 6 }).map((middle) => `m${middle}m`)

/** As many as the site below has fields, each with a text of its own. */
const fieldCount = 40
const texts = fc.array(text, { minLength: fieldCount, maxLength: fieldCount })

/** Markdown in which `plain` is text: everything that could mean something escaped. */
function asMarkdown(plain: string): string {
  return plain.replace(/[\u0000-\u001f\u2028\u2029\u0085]+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function asCode(plain: string): string {
  return plain.replace(/[\r\n\0]+/g, ' ').replaceAll('`', "'")
}

/** A site with a text in each field that takes one. */
function siteOf(values: readonly string[]): Record<string, string> {
  let used = 0
  const next = (): string => {
    const value = values[used++]
    if (value === undefined) throw new Error(`The site has more than ${fieldCount} fields.`)
    return value
  }
  const quoted = (): string => JSON.stringify(next())
  const config = {
    title: next(),
    tagline: next(),
    titleDelimiter: next(),
    url: 'https://example.com',
    onBrokenLinks: 'ignore',
    onOrphanPages: 'ignore',
    onDuplicateIds: 'ignore',
    onBrokenAnchors: 'ignore',
    navbar: { title: next(), items: [{ to: '/', label: next(), ariaLabel: next(), className: next() }] },
    footer: { columns: [{ title: next(), items: [{ to: '/', label: next() }] }] },
    metadata: [{ name: 'author', content: next() }],
    blog: { title: next(), description: next(), sidebarTitle: next(), feeds: { types: ['rss', 'atom', 'json'], title: next() } },
    customFields: { text: next() },
  }
  return {
    'site.config.ts': `export default ${JSON.stringify(config)}\n`,
    'content/docs/a.md': [
      `---\ntitle: ${quoted()}\ndescription: ${quoted()}\nkeywords: [${quoted()}]\nsidebar_label: ${quoted()}\npagination_label: ${quoted()}\nlast_update: { author: ${quoted()} }\n---`,
      `## ${asMarkdown(next())}`,
      `Text ${asMarkdown(next())} and \`${asCode(next())}\`.`,
      `![${asMarkdown(next())}](/x.svg "${asMarkdown(next())}")`,
      `\`\`\`js title="t"\n${asCode(next())}\n\`\`\``,
      `| ${asMarkdown(next())} |\n| - |\n| cell |`,
      `:::note[${asMarkdown(next())}]\n\nText\n\n:::`,
    ].join('\n\n'),
    'content/docs/b.mdx': `---\ntitle: B\n---\nimport Shown from '@site/content/components/shown.tsx'\n\nexport const value = ${quoted()}\n\n{value}\n\n<Shown text={value}>{value}</Shown>\n\n<b title={value}>x</b>\n`,
    'content/components/shown.tsx': `'use client'\nexport default function Shown({ text, children }: { text: string; children?: React.ReactNode }) { return <p title={text}>{text}{children}</p> }\n`,
    'content/docs/group/_category_.json': JSON.stringify({
      label: next(),
      description: next(),
      link: { type: 'generated-index', slug: '/group', title: next() },
    }),
    'content/docs/group/c.md': 'Text\n',
    'content/blog/authors.yml': `ann:\n  name: ${quoted()}\n  title: ${quoted()}\n  description: ${quoted()}\n  page: true\n`,
    'content/blog/tags.yml': `known:\n  label: ${quoted()}\n  description: ${quoted()}\n`,
    'content/blog/2024-01-01-a.md': `---\ntitle: ${quoted()}\nauthors: ann\ntags: [known]\n---\n\n${asMarkdown(next())}\n\n<!-- truncate -->\n\nText\n`,
    'content/pages/index.md': '# Home\n',
    'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  }
}

/** Elements with the names of their attributes in order, and scripts that are no data; addresses that run scripts as well. */
function skeletonOf(source: string, xmlMode: boolean): string[] {
  const found: string[] = []
  let script: { isData: boolean; text: string } | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // The colours of code: how many there are depends on the text, and they are known by their class alone.
        if (name !== 'span' || Object.keys(attributes).join() !== 'class') found.push([name, ...Object.keys(attributes)].join(' '))
        for (const [key, value] of Object.entries(attributes)) {
          if (/^(?:href|src|action|data|formaction)$/.test(key) && /^[\s\u0000-\u001f]*(?:javascript|vbscript|data):/i.test(value))
            found.push(`${key}: ${value}`)
        }
        if (name === 'script') script = { isData: /json/.test(attributes.type ?? ''), text: '' }
      },
      ontext(part) {
        if (script) script.text += part
      },
      oncomment: (comment) => void found.push(`comment ${comment}`),
      onprocessinginstruction: (name) => void found.push(name),
      onclosetag(name) {
        if (name !== 'script' || !script) return
        if (script.isData) JSON.parse(script.text)
        else found.push(`script ${script.text}`)
        script = undefined
      },
    },
    { xmlMode },
  )
  parser.end(source)
  return found
}

async function skeletonsOf(build: TestBuild): Promise<Record<string, string[]>> {
  const files = (await build.files()).filter((file) => /\.(?:html|xml)$/.test(file))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, skeletonOf(await build.read(file), file.endsWith('.xml'))])))
}

describe('hostile texts', () => {
  it(
    'in every field -> the structure of the same site with harmless texts',
    async () => {
      const site = await openTestSite(siteOf(Array.from({ length: fieldCount }, (_, index) => `m${index}m`)))
      const harmless = await site.build({ cache: false })
      expect(harmless.findings.filter((finding) => finding.startsWith('error'))).toEqual([])
      const expected = await skeletonsOf(harmless)
      expect(Object.keys(expected).length).toBeGreaterThan(10)
      const property = fc.asyncProperty(texts, async (values) => {
        await site.write(siteOf(values))
        const build = await site.build()
        expect(build.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
        expect(await skeletonsOf(build)).toEqual(expected)
        JSON.parse(await build.read('blog/feed.json'))
      })
      await fc.assert(property, { ...runs<[string[]]>(8), endOnFailure: !process.env.SITEGEN_SHRINK })
    },
    timeout,
  )
})
