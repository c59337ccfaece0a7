// `<CodeBlock language="ts" title="…">` for MDX and components. Fenced code in Markdown is made by the pipeline, with the same markup.
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { usePage } from '../page-context.ts'

export interface CodeBlockProps {
  /** The code. One line break at its end is dropped. */
  children?: ReactNode
  language?: string
  title?: ReactNode
  /** `language-ts` names the language too. */
  className?: string
  /** Accepted for content written for Docusaurus. */
  showLineNumbers?: boolean | number
  metastring?: string
}

export function CodeBlock({ children, language, title, className }: CodeBlockProps): ReactElement {
  const { highlightCode } = usePage()
  const name = (language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text').toLowerCase()
  const code = textOf(children).replace(/\n$/, '')
  return (
    <figure className={classNames('code-block', className)} data-language={name}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the page has to scroll by keyboard */}
      <pre tabIndex={0}>
        {highlightCode ? <code dangerouslySetInnerHTML={{ __html: highlightCode(code, name) }} /> : <code>{code}</code>}
      </pre>
    </figure>
  )
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
