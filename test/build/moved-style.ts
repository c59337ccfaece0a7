// Where a style attribute of the source has gone: into a style sheet of the page, under a class (src/render/move-styles.ts).
import type { TestBuild } from './build-test-site.ts'

/** The declarations that stand in the sheets of a page for the classes of the first tag that `tag` finds, in the order of the sheets. */
export async function movedStyle(build: TestBuild, page: string, tag: RegExp): Promise<string> {
  const html = await build.read(page)
  const classes = /class="([^"]*)"/.exec(tag.exec(html)?.[0] ?? '')?.[1]?.split(' ') ?? []
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, href = '']) => href)
  const texts = await Promise.all(sheets.map((sheet) => build.read(sheet)))
  return classes
    .flatMap((name) => texts.map((text) => text.split(`.${name}:not(#s){`)[1]?.split('}')[0] ?? ''))
    .filter((text) => text !== '')
    .join(';')
}
