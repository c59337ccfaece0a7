// Renders an MDX text to HTML: parse, evaluate with given components and modules, render. Addresses show as `href:<index>`.
import { type ComponentType, createElement } from 'react'
import * as jsx from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ParsedDocument } from '../../src/content/document.ts'
import { evaluateMdx, stripStaticHtmlTags } from '../../src/markdown/mdx/evaluate-mdx.ts'
import { type ParseTextOptions, parseText } from './parse-text.ts'

export interface RenderMdxOptions extends ParseTextOptions {
  imports?: Record<string, Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: props of any component
  components?: Record<string, ComponentType<any>>
  props?: Record<string, unknown>
}

export async function evaluateText(body: string, options: RenderMdxOptions = {}) {
  const document = await parseText(body, { format: 'mdx', ...options })
  return evaluateDocument(document, options)
}

export async function evaluateDocument(document: ParsedDocument, options: RenderMdxOptions = {}) {
  const errors = document.diagnostics.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return evaluateMdx(document.body, {
    jsx,
    imports: new Map(Object.entries(options.imports ?? {})),
    hrefOf: (index) => `href:${index}`,
  })
}

export async function renderMdx(body: string, options: RenderMdxOptions = {}): Promise<string> {
  const { Content } = await evaluateText(body, options)
  return stripStaticHtmlTags(renderToStaticMarkup(createElement(Content, { ...options.props, components: options.components ?? {} })))
}
