'use client'

// The figures about conversions in the browser: `show` is the idea of the page.
import type { ReactNode } from 'react'
import BrightnessView from './webcodecs/brightness-view.tsx'
import BrowserView from './webcodecs/browser-view.tsx'
import CodecsView from './webcodecs/codecs-view.tsx'
import ConvertView from './webcodecs/convert-view.tsx'
import FramesView from './webcodecs/frames-view.tsx'
import OperationsView from './webcodecs/operations-view.tsx'
import PlanView from './webcodecs/plan-view.tsx'
import RepairView from './webcodecs/repair-view.tsx'
import { AudioDataView, AudioDecoderView, PartialAudioView, ResampleView, WaveformView } from './webcodecs/sound-view.tsx'
import TurnFrameView from './webcodecs/turn-frame-view.tsx'
import WriterView from './webcodecs/writer-view.tsx'

const views = {
  convert: () => <ConvertView fields={['target']} />,
  options: () => <ConvertView fields={['target', 'resize', 'rotate']} />,
  resize: () => <ConvertView fields={['resize']} />,
  rotate: () => <ConvertView fields={['rotate']} />,
  controller: () => <ConvertView fields={['controller']} />,
  operations: OperationsView,
  repair: RepairView,
  frames: FramesView,
  'turn-frame': TurnFrameView,
  'video-decoder': BrightnessView,
  'audio-decoder': AudioDecoderView,
  'audio-data': AudioDataView,
  'partial-audio': PartialAudioView,
  resample: ResampleView,
  'buffer-writer': () => <WriterView name="bufferWriter" />,
  'web-fs-writer': () => <WriterView name="webFsWriter" />,
  'copy-video': () => <PlanView kind="video" step="copy" />,
  'copy-audio': () => <PlanView kind="audio" step="copy" />,
  'reencode-video': () => <PlanView kind="video" step="reencode" />,
  'reencode-audio': () => <PlanView kind="audio" step="reencode" />,
  'decide-video': () => <PlanView kind="video" step="decide" />,
  'decide-audio': () => <PlanView kind="audio" step="decide" />,
  containers: () => <CodecsView question="containers" />,
  'video-codecs': () => <CodecsView question="video" />,
  'audio-codecs': () => <CodecsView question="audio" />,
  'default-video-codec': () => <CodecsView question="defaultVideo" />,
  'default-audio-codec': () => <CodecsView question="defaultAudio" />,
  browser: BrowserView,
  'to-16khz': WaveformView,
} satisfies Record<string, () => ReactNode>

export default function ConvertFigure({ show }: { show: keyof typeof views }) {
  const View = views[show]
  return <View />
}
