// `<CodeBlock language="ts" title="…">` for MDX and components. Fenced code in Markdown is made by the pipeline; this hands its code to
// the same highlighter, so that both look the same.
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
  /** What stands after the language in a fence: highlighted lines and so on. */
  metastring?: string
  showLineNumbers?: boolean | number
}

export function CodeBlock({ children, language, title, className, metastring, showLineNumbers }: CodeBlockProps): ReactElement {
  const { highlightCode } = usePage()
  const named = /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1]
  const name = (language ?? named ?? 'text').toLowerCase()
  const code = textOf(children).replace(/\n$/, '')
  if (highlightCode) {
    const meta = [metastring, titleMeta(textOf(title)), numberMeta(showLineNumbers)].filter(Boolean).join(' ')
    return <div className={className} dangerouslySetInnerHTML={{ __html: highlightCode({ code, language: name, meta }) }} />
  }
  return (
    <div className={classNames('sg-code', className)} data-language={name}>
      {title !== undefined && <div className="sg-code-title">{title}</div>}
      {/* Code that is wider than the page scrolls, and has to by keyboard too (WCAG 2.1.1): the arrow keys move what has the focus. Chromium and
          Firefox put the focus on what scrolls by themselves, Safari does not. The rule knows no scrolling elements, and a role of something
          that is operated would be a lie to screen readers. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard, and Safari does not do that by itself */}
      <pre tabIndex={0}>
        <code className={`language-${name}`}>{code}</code>
      </pre>
    </div>
  )
}

/** In quotes that the title does not have. One that has both loses the single ones: a fence has no escapes. */
function titleMeta(title: string): string {
  if (title === '') return ''
  return title.includes('"') ? `title='${title.replaceAll("'", '’')}'` : `title="${title}"`
}

function numberMeta(showLineNumbers: boolean | number | undefined): string {
  if (showLineNumbers === undefined || showLineNumbers === false) return ''
  return showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
