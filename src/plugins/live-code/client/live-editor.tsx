'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
// The editor of a live code block: a text field over the highlighted code, its result and its errors. The code is in the HTML of the page.
import { text } from '../../../lib/texts/text.ts'
import { type ColorCode, learnColors } from './color-edited.ts'
import { type LiveExample, lineOfError, runLive } from './run-live.ts'
import './live-code.css'

interface LiveEditorProps {
  language: string
  callsRender: boolean
  /** The highlighted code. */
  children?: ReactNode
}

/** What the editor lies over. */
interface Block {
  frame: HTMLElement
  pre: HTMLElement
  code: HTMLElement
  text: string
  color: ColorCode
}

type Tools = [typeof import('./compile-live.ts'), Record<string, unknown>]

/** After the last key. In milliseconds. */
const pause = 250

export default function LiveEditor({ language, callsRender, children }: LiveEditorProps): ReactNode {
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const tools = useRef<Promise<Tools>>(undefined)
  const [block, setBlock] = useState<Block>()
  // An object, so that the same text runs again after a reset.
  const [edit, setEdit] = useState({ text: '' })
  const edited = edit.text
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const pre = editor.current?.querySelector('pre')
    const frame = pre?.closest<HTMLElement>('.sg-code')
    const code = pre?.querySelector('code')
    if (!pre || !frame || !code) return
    const written = code.textContent
    setBlock({ frame, pre, code, text: written, color: learnColors(code) })
    setEdit({ text: written })
  }, [])

  useEffect(() => {
    // An empty line at the end has no height without a sign in it.
    if (block) block.code.innerHTML = `${block.color(edited)}${edited.endsWith('\n') || edited === '' ? '\u200b' : ''}`
  }, [block, edited])

  const current = useRef<LiveExample>(undefined)
  useEffect(() => {
    if (!block) return
    let isLate = false
    const run = async (): Promise<void> => {
      try {
        tools.current ??= Promise.all([import('./compile-live.ts'), import('plugin:live-code/scope')])
        const [{ compileLive }, scope] = await tools.current
        if (isLate || !box.current) return
        const program = compileLive(edit.text, callsRender)
        let example: LiveExample | undefined
        const before = current.current
        example = runLive({
          program,
          callsRender,
          scope,
          box: box.current,
          onShown: () => {
            if (current.current === example || isLate) return
            before?.stop()
            current.current = example
            setProblem('')
          },
          onError: (error) => setProblem(sayError(error, Object.keys(scope))),
        })
        pending.add(example)
      } catch (error) {
        if (!isLate) setProblem(sayError(error, []))
      }
    }
    const pending = new Set<LiveExample>()
    const timer = setTimeout(() => void run(), edit.text === block.text ? 0 : pause)
    return () => {
      isLate = true
      clearTimeout(timer)
      for (const example of pending) if (example !== current.current) example.stop()
    }
  }, [block, edit, callsRender])
  useEffect(() => () => current.current?.stop(), [])

  const onKeyDown = useEditorKeys()
  return (
    <div className="sg-live" data-policy="script-src 'unsafe-eval'" data-editing={block ? '' : undefined}>
      <div ref={editor}>{children}</div>
      {block &&
        createPortal(
          <textarea
            className="sg-live-input"
            aria-label={text('theme.Playground.editorLabel', { language })}
            aria-describedby={`${id}hint`}
            value={edited}
            rows={edited.split('\n').length}
            style={{ insetBlockStart: block.pre.offsetTop }}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onKeyDown={onKeyDown}
            onChange={({ target }) => setEdit({ text: target.value })}
            onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => {
              block.pre.scrollLeft = scrollLeft
              block.pre.scrollTop = scrollTop
            }}
          />,
          block.frame,
        )}
      <div className="sg-live-bar" data-only="page">
        {block && (
          <>
            <p id={`${id}hint`}>{text('theme.Playground.editorHint')}</p>
            <button
              type="button"
              onClick={() => {
                setEdit({ text: block.text })
                setProblem('')
              }}
            >
              {text('theme.Playground.buttons.reset')}
            </button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, and this is whatever an example shows. */}
      <div ref={box} className="sg-live-result" role="group" aria-label={text('theme.Playground.resultLabel')} data-only="page" />
      <p className="sg-live-problem" role="status" data-only="page">
        {problem}
      </p>
    </div>
  )
}

function sayError(error: unknown, names: readonly string[]): string {
  const said = error instanceof Error ? error.message.replace(/^Error transforming .*?: /, '') : String(error)
  const [place, line] = /\s*\((\d+):\d+\)$/.exec(said) ?? []
  if (place !== undefined) return text('theme.Playground.line', { line: line ?? '', problem: `${said.slice(0, -place.length)}.` })
  if (error instanceof EvalError) return text('theme.Playground.refused')
  const at = lineOfError(error)
  const hint =
    error instanceof ReferenceError && names.length > 0
      ? ` ${text('theme.Playground.names', { names: names.filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default').join(', ') })}`
      : ''
  const problem = `${said.replace(/\.$/, '')}.${hint}`
  return at === undefined ? problem : text('theme.Playground.line', { line: String(at), problem })
}

/** Tab indents, and leaves after Escape; a new line begins where the one before it does. */
function useEditorKeys(): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const mayLeave = useRef(false)
  return (event) => {
    const { key, currentTarget, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event
    if (key === 'Escape') mayLeave.current = true
    else if (key !== 'Tab') mayLeave.current = false
    if (shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return
    if (key === 'Tab' && !mayLeave.current) {
      event.preventDefault()
      insert('  ')
    } else if (key === 'Tab') mayLeave.current = false
    else if (key === 'Enter') {
      const line = currentTarget.value.slice(0, currentTarget.selectionStart).split('\n').at(-1) ?? ''
      const [indent = ''] = /^\s*/.exec(line) ?? []
      event.preventDefault()
      insert(`\n${indent}`)
    }
  }
}

/** As if it were typed: it can be undone. No other command of browsers does that. */
function insert(text: string): void {
  document.execCommand('insertText', false, text)
}
