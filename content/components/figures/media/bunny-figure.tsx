'use client'

// The figures about Mediabunny: `show` is the idea of the page.
import type { ReactNode } from 'react'
import CompareView from './mediabunny/compare-view.tsx'
import DecodeView from './mediabunny/decode-view.tsx'
import FormatsView from './mediabunny/formats-view.tsx'
import MetadataView from './mediabunny/metadata-view.tsx'
import StripView from './mediabunny/strip-view.tsx'
import ThumbnailView from './mediabunny/thumbnail-view.tsx'

const views = {
  compare: CompareView,
  decode: DecodeView,
  formats: FormatsView,
  metadata: MetadataView,
  strip: StripView,
  thumbnail: ThumbnailView,
} satisfies Record<string, () => ReactNode>

export default function BunnyFigure({ show }: { show: keyof typeof views }) {
  const View = views[show]
  return <View />
}
