'use client'

// The figures about reading files: `show` is the idea of the page.
import type { ReactNode } from 'react'
import AbortedView from './parser/aborted-view.tsx'
import CompositionView from './parser/composition-view.tsx'
import ControlView from './parser/control-view.tsx'
import CostView from './parser/cost-view.tsx'
import DecodeView from './parser/decode-view.tsx'
import FactsView from './parser/facts-view.tsx'
import FieldsView from './parser/fields-view.tsx'
import ForeignView from './parser/foreign-view.tsx'
import FormatsView from './parser/formats-view.tsx'
import ParseView from './parser/parse-view.tsx'
import RangesView from './parser/ranges-view.tsx'
import SamplesView from './parser/samples-view.tsx'
import SeekView from './parser/seek-view.tsx'
import StreamsView from './parser/streams-view.tsx'
import SupportView from './parser/support-view.tsx'
import TagsView from './parser/tags-view.tsx'
import TimescaleView from './parser/timescale-view.tsx'

const views = {
  aborted: AbortedView,
  composition: CompositionView,
  control: ControlView,
  cost: CostView,
  decode: DecodeView,
  facts: FactsView,
  fields: FieldsView,
  foreign: ForeignView,
  formats: FormatsView,
  parse: ParseView,
  ranges: () => <RangesView both={false} />,
  readers: () => <RangesView both />,
  samples: SamplesView,
  seek: SeekView,
  streams: StreamsView,
  support: SupportView,
  tags: TagsView,
  timescale: TimescaleView,
} satisfies Record<string, () => ReactNode>

export default function FileFigure({ show }: { show: keyof typeof views }) {
  const View = views[show]
  return <View />
}
