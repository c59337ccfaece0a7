// The plugin: code blocks with the language `mermaid` become drawings when the site is built, or islands where only Mermaid itself can draw
// (docs/diagrams.md).
import { join } from 'node:path'
import * as z from 'zod'
import { nearest } from '../../diagnostics/suggest.ts'
import { escapeHtml } from '../../lib/escape.ts'
import { requirePackages } from '../../lib/find-package.ts'
import { hashOf } from '../../lib/hash.ts'
import { packageDirectory } from '../../lib/package-directory.ts'
import type { CodeResult, PluginCodeBlock } from '../document-hooks.ts'
import type { Plugin } from '../plugin.ts'
import { type Draw, drawDiagram, drawingText, nameByAuthor } from './draw-diagram.ts'
import { sayLabel } from './label-text.ts'
import { cleanText, createDiagramReader, type DiagramFacts, type DiagramReader, factOf, type Mistake } from './read-diagram.ts'

/** More than this, Mermaid does not draw. */
const mostCharacters = 50_000

/** Shows ```mermaid as diagrams. */
export function mermaid(): Plugin {
  const identity = requirePackages(['mermaid', 'beautiful-mermaid'])
  let tools: Promise<[DiagramReader, Draw]> | undefined
  return {
    name: 'mermaid',
    identity,
    site: { mdxComponents: { MermaidDiagram: join(packageDirectory, 'src/plugins/mermaid/client/mermaid-diagram.tsx') } },
    markdown: {
      async code(block) {
        if (block.language !== 'mermaid') return undefined
        if (isTooLong(block)) return undefined
        tools ??= Promise.all([createDiagramReader(packageDirectory), loadDraw()])
        return showDiagram(block, ...(await tools))
      },
    },
  }
}

function isTooLong({ code, report }: PluginCodeBlock): boolean {
  if (code.length <= mostCharacters) return false
  report({
    message: `expected a diagram of at most ${mostCharacters} characters, found ${code.length}.`,
    hint: 'Divide it into several diagrams.',
  })
  return true
}

async function showDiagram(block: PluginCodeBlock, reader: DiagramReader, draw: Draw): Promise<CodeResult> {
  const { code, file, line } = block
  const reading = await reader.read(code)
  if (reading?.mistake) {
    reportMistake(reading.mistake, block)
    return undefined
  }
  const text = reading && drawingText(reading.kind, reading.facts)
  const id = `d${hashOf(file, String(line)).slice(0, 6)}`
  const svg =
    reading &&
    text &&
    drawDiagram(text, draw, id, nameByAuthor(said(reading.facts, 'getAccTitle'), said(reading.facts, 'getAccDescription')))
  if (svg === undefined) return { component: 'MermaidDiagram', props: { code, client: 'visible' } }
  const title = sayLabel(reading?.title ?? '')
  const caption = title === '' ? '' : `<figcaption data-only="page">${escapeHtml(title)}</figcaption>`
  const source = `<pre hidden data-only="text"><code class="language-mermaid">${escapeHtml(code)}</code></pre>`
  return `<figure class="sg-diagram" tabindex="0">${caption}${svg.replace('<svg ', '<svg data-only="page" ')}${source}</figure>`
}

function said(facts: DiagramFacts, method: string): string {
  return z.string().catch('').parse(factOf(facts, method))
}

/** With these words most diagrams begin; Mermaid knows more. */
const commonKinds = [
  ...['flowchart', 'graph', 'sequenceDiagram', 'classDiagram', 'stateDiagram-v2', 'erDiagram', 'journey', 'gantt', 'pie', 'quadrantChart'],
  ...[
    'requirementDiagram',
    'gitGraph',
    'mindmap',
    'timeline',
    'C4Context',
    'sankey',
    'xychart',
    'block',
    'packet',
    'kanban',
    'architecture',
  ],
  ...['radar', 'treemap'],
]

function reportMistake({ message, line, column, isUnknownKind }: Mistake, { code, report }: PluginCodeBlock): void {
  if (!isUnknownKind) {
    const hint = 'Until it is mended, the text of the diagram is shown. https://mermaid.js.org has the language.'
    report({ message: `${message.replace(/\.$/, '')}.`, line, column, hint })
    return
  }
  const [word = ''] = (cleanText(code).lines[0] ?? '').trim().split(/[\s;:]/)
  const suggestion = nearest(word, commonKinds)
  report({
    message: word === '' ? 'expected a diagram, found nothing in the code block.' : `there is no kind of diagram ${JSON.stringify(word)}.`,
    ...(word !== '' && { line, column }),
    hint: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}A diagram begins with its kind, such as "flowchart LR" or "sequenceDiagram".`,
  })
}

async function loadDraw(): Promise<Draw> {
  const { renderMermaidSVG }: typeof import('beautiful-mermaid') = await import('beautiful-mermaid')
  return renderMermaidSVG
}
