// `@theme/MDXComponents`: what MDX documents can use without an import, and the elements of a text under their names.
import { Admonition } from '../../plugins/admonitions/theme/admonition.tsx'
import { mdxComponents } from '../../theme/mdx-components.ts'
import Head from '../core/head.tsx'
import * as elements from './mdx-elements.tsx'
import Mermaid from './mermaid.tsx'

export default {
  ...mdxComponents,
  Head,
  a: elements.A,
  code: elements.Code,
  img: elements.Img,
  li: elements.Li,
  pre: elements.Pre,
  ul: elements.Ul,
  ...elements.headings,
  admonition: Admonition,
  mermaid: Mermaid,
}
