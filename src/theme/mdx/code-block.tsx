// `<CodeBlock language="ts" title="…">` for MDX and components. The pipeline makes fenced code in Markdown; this passes its code to the
// same highlighter, so that both look the same. Children that are elements are shown as they are, without colors.
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import { createPlainHighlighter } from '../../markdown/code/plain-highlighter.ts'
import { renderCodeBlock } from '../../markdown/code/render-code-block.ts'
import { classNames } from '../class-names.ts'
import { usePage } from '../page-context.ts'

export interface CodeBlockProps {
  /** The code. A line break at its end is dropped. */
  children?: ReactNode
  language?: string
  title?: ReactNode
  /** `language-ts` sets the language too. */
  className?: string
  /** What comes after the language in a fence: highlighted lines and so on. */
  metastring?: string
  showLineNumbers?: boolean | number
}

export function CodeBlock({ children, language, title, className, metastring, showLineNumbers }: CodeBlockProps): ReactElement {
  const { highlightCode = showPlainly } = usePage()
  const named = /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1]
  const name = (language ?? named ?? 'text').toLowerCase()
  if (isText(children) && isText(title)) {
    const code = textOf(children).replace(/\n$/, '')
    const meta = [metastring, titleMeta(textOf(title)), numberMeta(showLineNumbers)].filter(Boolean).join(' ')
    return <div className={className} dangerouslySetInnerHTML={{ __html: highlightCode({ code, language: name, meta }) }} />
  }
  return (
    <div className={classNames('sg-code', className)} data-language={name}>
      {title !== undefined && <div className="sg-code-title">{title}</div>}
      {/* Code that is wider than the page scrolls, and has to by keyboard too (WCAG 2.1.1): the arrow keys scroll the focused element.
          Chromium and Firefox make scrolling elements focusable, Safari does not. The lint rule does not know about scrolling elements,
          and an interactive role would mislead screen readers. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard, and Safari does not do that by itself */}
      <pre tabIndex={0}>
        <code className={`language-${name}`}>{children}</code>
      </pre>
    </div>
  )
}

/**
 * In the browser, for code in an island. Code that was there when the site was built keeps its colors, because React takes over its HTML as it
 * is; code that the island shows later has none.
 */
function showPlainly(block: { code: string; language: string; meta: string }): string {
  return renderCodeBlock(block, createPlainHighlighter(), text).html
}

/**
 * Uses quotes that the title does not contain. In a title with both kinds, the single ones are replaced, because a fence has no escapes.
 */
function titleMeta(title: string): string {
  if (title === '') return ''
  return title.includes('"') ? `title='${title.replaceAll("'", '’')}'` : `title="${title}"`
}

function numberMeta(showLineNumbers: boolean | number | undefined): string {
  if (showLineNumbers === undefined || showLineNumbers === false) return ''
  return showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`
}

/** Whether there is nothing but text: no element. */
function isText(node: ReactNode): boolean {
  if (isFragment(node)) return isText(node.props.children)
  return Array.isArray(node) ? node.every(isText) : typeof node !== 'object' || node === null
}

function isFragment(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node) && node.type === Fragment
}

function textOf(node: ReactNode): string {
  if (isFragment(node)) return textOf(node.props.children)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
