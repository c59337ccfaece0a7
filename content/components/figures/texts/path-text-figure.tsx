'use client'

// The figures about the text of paths: `show` is the function of the page.
import type { ReactNode } from 'react'
import { NormalizePathView, ParsePathView, ReduceInstructionsView, SubpathsView } from './path-views.tsx'

const views = {
  normalize: NormalizePathView,
  parse: ParsePathView,
  reduce: ReduceInstructionsView,
  subpaths: SubpathsView,
} satisfies Record<string, () => ReactNode>

export default function PathTextFigure({ show }: { show: keyof typeof views }) {
  const View = views[show]
  return <View />
}
