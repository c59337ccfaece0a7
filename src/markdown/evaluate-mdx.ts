// stub

import { type ComponentType, createElement } from 'react'
import type { Body } from '../content/document.ts'
export async function evaluateMdx(
  body: Body,
  runtime: { jsx: unknown; imports: ReadonlyMap<string, Record<string, unknown>>; hrefOf: (index: number) => string },
): Promise<{ Content: ComponentType<{ components?: Record<string, unknown> }>; exports: Record<string, unknown> }> {
  const html = (body.kind === 'html' ? body.html : '').replace(/\u0000(\d+)\u0000/g, (_, i) =>
    runtime.hrefOf(Number(i)).replace(/&/g, '&amp;').replace(/"/g, '&quot;'),
  )
  return { Content: () => createElement('sg-html', { dangerouslySetInnerHTML: { __html: html } }), exports: {} }
}
export const stripStaticHtmlTags = (html: string): string => html.replace(/<\/?sg-html>/g, '')
