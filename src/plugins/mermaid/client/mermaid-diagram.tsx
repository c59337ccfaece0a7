'use client'
// A diagram that only Mermaid itself can draw: its text, until the reader comes near and browsers have drawn it.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './mermaid.css'

interface Drawn {
  svg: string
  /** What it says, for readers who do not see it. */
  text: string
}

export default function MermaidDiagram({ code }: { code: string }): ReactNode {
  const id = useId().replace(/\W/g, '')
  const [drawn, setDrawn] = useState<Drawn>()
  const [problem, setProblem] = useState('')
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async (): Promise<void> => {
      const { default: mermaid } = await import('mermaid')
      if (isGone || !figure.current) return
      mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true, ...lookOf(figure.current) })
      try {
        const { svg } = await mermaid.render(`mermaid${id}`, code)
        if (!isGone) setDrawn({ svg, text: textOf(svg) })
      } catch (error) {
        if (!isGone) setProblem(error instanceof Error ? error.message : String(error))
      }
    }
    void draw()
    // The colors are in the drawing.
    const observer = new MutationObserver(() => void draw())
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [code, id])
  return (
    <figure ref={figure} className="sg-diagram" data-policy="style-src 'unsafe-inline'">
      {drawn === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text is scrolled with the keyboard.
        <pre tabIndex={0}>
          <code className="language-mermaid">{code}</code>
        </pre>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled with the keyboard.
        <div className="sg-diagram-drawn" role="img" aria-label={drawn.text} tabIndex={0} dangerouslySetInnerHTML={{ __html: drawn.svg }} />
      )}
      {problem === '' ? undefined : <p className="sg-diagram-problem">{problem}</p>}
    </figure>
  )
}

/** The texts of a drawing, in their order. */
function textOf(svg: string): string {
  const { documentElement } = new DOMParser().parseFromString(svg, 'text/html')
  for (const style of documentElement.querySelectorAll('style, script, defs')) style.remove()
  const texts = [...documentElement.querySelectorAll('text, foreignObject')].map(({ textContent }) => (textContent ?? '').trim())
  return texts.filter((text) => text !== '').join(', ')
}

/** The colors and letters of the site, as Mermaid wants them: computed. */
function lookOf(element: HTMLElement): { theme: 'base'; fontFamily: string; themeVariables: Record<string, string | boolean | object> } {
  const probe = element.appendChild(document.createElement('span'))
  const color = (name: string): string => {
    probe.style.color = `var(--sg-${name})`
    return getComputedStyle(probe).color
  }
  const { fontFamily } = getComputedStyle(element)
  const soft = ['accent-soft', 'tip-soft', 'warning-soft', 'danger-soft', 'note-soft', 'hover'].map(color)
  const strong = ['accent', 'tip', 'warning', 'danger', 'note', 'border-strong'].map(color)
  // Areas that touch and whose names stand in a list apart: they differ from the page and from each other, and text on them can be read.
  const medium = strong.map((each) => mixed(each, color('background')))
  /** The same variable for each of several parts. */
  const numbered = (name: string, first: number, colors: readonly string[]): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${name}${index + first}`, colors[index % colors.length] ?? '']))
  const themeVariables = {
    ...numbered('pie', 1, medium),
    pieOpacity: '1',
    pieStrokeColor: color('border-strong'),
    pieOuterStrokeColor: color('border-strong'),
    pieStrokeWidth: '1px',
    pieOuterStrokeWidth: '1px',
    ...numbered('cScale', 0, soft),
    ...numbered('cScaleLabel', 0, [color('text')]),
    ...numbered('cScaleInv', 0, strong),
    ...numbered('cScalePeer', 0, strong),
    ...numbered('git', 0, strong),
    ...numbered('gitBranchLabel', 0, [color('background')]),
    xyChart: {
      backgroundColor: color('background'),
      titleColor: color('heading'),
      dataLabelColor: color('text'),
      ...Object.fromEntries(
        ['xAxis', 'yAxis'].flatMap((axis) => [
          [`${axis}TitleColor`, color('text')],
          [`${axis}LabelColor`, color('text-muted')],
          [`${axis}TickColor`, color('border-strong')],
          [`${axis}LineColor`, color('border-strong')],
        ]),
      ),
      // A list with commas.
      plotColorPalette: strong.map((each) => mixed(each, each)).join(','),
    },
    darkMode: document.documentElement.dataset.theme === 'dark',
    fontFamily,
    background: color('background'),
    primaryColor: color('surface'),
    primaryTextColor: color('text'),
    primaryBorderColor: color('border-strong'),
    secondaryColor: color('accent-soft'),
    secondaryTextColor: color('text'),
    tertiaryColor: color('hover'),
    tertiaryTextColor: color('text'),
    lineColor: color('border-strong'),
    textColor: color('text'),
    titleColor: color('heading'),
    noteBkgColor: color('warning-soft'),
    noteTextColor: color('text'),
    noteBorderColor: color('warning'),
  }
  probe.remove()
  return { theme: 'base', fontFamily, themeVariables }
}

/** More of the second, as hexadecimal digits: Mermaid does not understand `color-mix()`. */
function mixed(one: string, other: string): string {
  const [numbers, others] = [one, other].map((each) => each.match(/[\d.]+/g)?.map(Number) ?? [])
  const parts = [0, 1, 2].map((at) => Math.round((numbers?.[at] ?? 0) * 0.4 + (others?.[at] ?? 0) * 0.6))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
