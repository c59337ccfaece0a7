// `import Icon from './icon.svg'` in a module or an MDX document: the picture as a component, which is also its address as a text
// (theme/svg-picture.tsx). The text inside `<svg>` stays as it is but for its ids, so no parser is needed.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeXML } from 'entities'
import type { Plugin } from 'esbuild'
import { find as findProperty, hastToReact, svg } from 'property-information'
import { packageDirectory } from '../lib/package-directory.ts'
import { readStyle } from '../markdown/mdx/react-props.ts'

/** Prefix of an import that asks for the address alone. */
const namespace = 'svg-address'

/** Stands for what makes the ids of a picture unique on its page. No text contains it. */
const idMark = '\uFDD0'

export function svgComponents(): Plugin {
  return {
    name: 'svg-components',
    setup(build) {
      build.onResolve({ filter: /^svg-address:/ }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }))
      build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({ contents: await readFile(path), loader: 'file' }))
      build.onLoad({ filter: /\.svg$/, namespace: 'file' }, async ({ path }) => {
        const picture = readSvg(await readFile(path, 'utf8'))
        if (picture === undefined)
          return { errors: [{ text: `Expected an <svg> element in the file, found none`, location: { file: path, line: 1 } }] }
        return { contents: writeModule(path, picture), loader: 'js' }
      })
    },
  }
}

interface SvgPicture {
  /** Props of the `<svg>` element. */
  props: Record<string, unknown>
  /** What is inside it. */
  content: string
}

/** Undefined if the text is no picture. */
export function readSvg(text: string): SvgPicture | undefined {
  const bare = text.replace(/<!--[\s\S]*?-->/g, '')
  const start = /<svg(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>/.exec(bare)
  if (start === null) return undefined
  const [tag, attributes = ''] = start
  const end = bare.lastIndexOf('</svg')
  const content = tag.endsWith('/>') || end < start.index ? '' : bare.slice(start.index + tag.length, end).trim()
  return { props: readProps(attributes), content: markIds(content) }
}

function readProps(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', double, single] of attributes.matchAll(/([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    // Names of other vocabularies mean nothing in HTML.
    if (/^(?:xmlns|version$)/.test(name) || (name.includes(':') && !/^(?:xlink|xml):/.test(name))) continue
    const { property, attribute, space } = findProperty(svg, name)
    const value = decodeXML(double ?? single ?? '')
    props[space === undefined ? attribute : (hastToReact[property] ?? property)] = name === 'style' ? readStyle(value) : value
  }
  return props
}

/** Two pictures often have the same ids, and one picture may be on a page twice. */
function markIds(content: string): string {
  const ids = new Set([...content.matchAll(/\sid\s*=\s*["']([^"']+)["']/g)].map(([, id]) => id))
  if (ids.size === 0) return content
  const mark = (written: string, before: string, id: string): string => (ids.has(id) ? before + idMark + id : written)
  return content
    .replace(/(\s(?:id|aria-labelledby|aria-describedby)\s*=\s*["'])([^"'\s]+)/g, mark)
    .replace(/((?:href\s*=\s*["']|url\(\s*(?:["']|&quot;)?)#)([^"'\s)&]+)/g, mark)
}

function writeModule(path: string, { props, content }: SvgPicture): string {
  const runtime = join(packageDirectory, 'src/theme/svg-picture.tsx')
  return [
    `import { createSvgPicture } from ${JSON.stringify(runtime)}`,
    `import address from ${JSON.stringify(`${namespace}:${path}`)}`,
    `const picture = /* @__PURE__ */ createSvgPicture(address, ${JSON.stringify(props)}, ${JSON.stringify(content)}, ${JSON.stringify(idMark)})`,
    'export { picture as default, picture as ReactComponent }',
  ].join('\n')
}
