// Which codecs fit into a container, which of them is the default, and which this browser can make.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { makeTone } from '../made-files.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'
import { type CodecList, type Container, containers, listCodecs, recordedCodecs } from './codec-lists.ts'
import { type Libraries, loadLibraries } from './load.ts'

export type Question = 'containers' | 'video' | 'audio' | 'defaultVideo' | 'defaultAudio'

const calls: Record<Question, string> = {
  containers: 'getAvailableContainers',
  video: 'getAvailableVideoCodecs',
  audio: 'getAvailableAudioCodecs',
  defaultVideo: 'getDefaultVideoCodec',
  defaultAudio: 'getDefaultAudioCodec',
}

interface Answers {
  lists: Readonly<Record<Container, CodecList>>
  /** Codec -> whether this browser makes it of a film and a tone. */
  possible: Readonly<Record<string, boolean>>
}

async function ask({ parser, codecs }: Libraries): Promise<Answers> {
  const lists = listCodecs(codecs)
  const possible: Record<string, boolean> = {}
  const tracksOf = async (src: string | Blob) =>
    (await parser.parseMedia({ src, fields: { tracks: true }, acknowledgeRemotionLicense: true })).tracks
  for (const track of await tracksOf(firstFilm.src)) {
    if (track.type !== 'video') continue
    for (const videoCodec of containers.flatMap((container) => codecs.getAvailableVideoCodecs({ container })))
      possible[videoCodec] = await codecs.canReencodeVideoTrack({ track, videoCodec, resizeOperation: null, rotate: null })
  }
  for (const track of await tracksOf(makeTone(1, 48_000))) {
    if (track.type !== 'audio') continue
    for (const audioCodec of containers.flatMap((container) => codecs.getAvailableAudioCodecs({ container })))
      possible[audioCodec] = await codecs.canReencodeAudioTrack({ track, audioCodec, bitrate: 128_000, sampleRate: null })
  }
  return { lists, possible }
}

export default function CodecsView({ question }: { question: Question }) {
  const [container, setContainer] = useState<Container>('webm')
  const run = useRun<Answers>({ lists: recordedCodecs, possible: {} }, loadLibraries)
  const { lists, possible } = run.value
  const list = lists[container]
  const answer =
    question === 'containers'
      ? containers.map((name) => `'${name}'`).join(', ')
      : question === 'defaultVideo' || question === 'defaultAudio'
        ? list[question]
        : list[question].join(', ') || 'none'
  const isAsked = (kind: 'video' | 'audio', codec: string): boolean =>
    question === kind ||
    (question === 'defaultVideo' && codec === list.defaultVideo) ||
    (question === 'defaultAudio' && codec === list.defaultAudio)
  const chip = (kind: 'video' | 'audio', codec: string, isDefault: boolean) => (
    <li key={codec} data-tone={kind === 'video' ? 'a' : 'd'} data-on={isAsked(kind, codec) ? '' : undefined}>
      <b>{codec}</b>
      <span>{isDefault ? 'default' : kind}</span>
      <span>{possible[codec] === undefined ? 'not asked yet' : possible[codec] ? 'this browser makes it' : 'this browser cannot'}</span>
    </li>
  )
  return (
    <FileFrame
      label={`The codecs that fit into ${container}, and which of them this browser can make.`}
      run={run}
      action="Ask this browser"
      onStart={() => void run.start(async () => ask(await loadLibraries()))}
      before="The lists are those of version 4.0.355. What your browser can make is known when it is asked."
      after={`For a film of 960 × 540 pixels and a tone of 48 kHz.`}
      code={liveCode`${calls[question]}(${question === 'containers' ? '' : `{ container: '${container}' }`}) // ${answer}`}
      controls={<Choice label="container" value={container} onChange={setContainer} options={containers} />}
    >
      <ul className="fig-chips">
        {list.video.map((codec) => chip('video', codec, codec === list.defaultVideo))}
        {list.audio.map((codec) => chip('audio', codec, codec === list.defaultAudio))}
      </ul>
    </FileFrame>
  )
}
