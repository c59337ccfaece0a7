// A document that a module imports (bundle/bundled-documents.ts), as a component. Where its links lead and which components it is given
// depends on the site and the page, so it asks for them when it is rendered.
import type { ComponentType } from 'react'
import type { Body } from '../content/document.ts'
import { evaluateMdx } from '../markdown/mdx/evaluate-mdx.ts'
import type { LinkingDocument } from '../routes/resolve-link.ts'
import * as watchedJsx from './watched-jsx.ts'

export interface DocumentSurroundings {
  hrefOf: (document: LinkingDocument, index: number) => string
  /** Name -> component. */
  components: Readonly<Record<string, unknown>>
}

/** For the render in progress: renders are synchronous, so there is one at a time. */
let surroundings: DocumentSurroundings | undefined

export function surroundDocuments(now: DocumentSurroundings): void {
  surroundings = now
}

export async function createBundledDocument(
  document: LinkingDocument,
  body: Body,
  imports: Record<string, Record<string, unknown>>,
  facts: Record<string, unknown>,
): Promise<{ Text: ComponentType<Record<string, unknown>>; exports: Record<string, unknown> }> {
  const { Content, exports } = await evaluateMdx(body, {
    jsx: watchedJsx,
    imports: new Map(Object.entries(imports)),
    hrefOf: (index) => surroundings?.hrefOf(document, index) ?? '',
    fact: (name) => facts[name],
  })
  return {
    Text: (props) => <Content {...props} components={{ ...surroundings?.components, ...asComponents(props.components) }} />,
    exports,
  }
}

function asComponents(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
