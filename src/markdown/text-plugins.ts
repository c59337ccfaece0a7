// What this program does to the text of documents besides reading it, as a list. The plugins of a site come after it (load-plugins.ts).
import { admonitions } from '../plugins/admonitions/markdown/admonitions.ts'
import { remarkEmoji } from '../plugins/emoji/markdown/remark-emoji.ts'
import { codeOfManagers } from '../plugins/package-managers/markdown/code-of-managers.ts'
import { rehypePictures } from '../plugins/pictures/markdown/rehype-pictures.ts'
import type { ParseOptions } from './parse-options.ts'
import type { TextPlugin } from './text-plugin.ts'

type TextPluginOptions = Pick<ParseOptions, 'siteDirectory' | 'admonitions' | 'containers' | 'emoji' | 'pictures'>

export function textPlugins({ siteDirectory, admonitions: keywords, containers, emoji, pictures }: TextPluginOptions): TextPlugin[] {
  return [
    admonitions(keywords, containers),
    ...(emoji ? [{ name: 'emoji', remark: [remarkEmoji] }] : []),
    { name: 'package managers', code: codeOfManagers },
    ...(pictures ? [{ name: 'pictures', rehype: [[rehypePictures, { siteDirectory }] satisfies [unknown, unknown]] }] : []),
  ]
}
