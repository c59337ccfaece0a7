'use client'

// The figures about captions as data: `show` is the function of the page.
import type { ReactNode } from 'react'
import { CaptionView, LinesView, OpenAiView, ParseSrtView, SerializeSrtView, WhisperWebView } from './captions-views.tsx'

const views = {
  caption: CaptionView,
  lines: LinesView,
  openai: OpenAiView,
  'parse-srt': ParseSrtView,
  'serialize-srt': SerializeSrtView,
  'whisper-web': WhisperWebView,
} satisfies Record<string, () => ReactNode>

export default function CaptionsTextFigure({ show }: { show: keyof typeof views }) {
  const View = views[show]
  return <View />
}
