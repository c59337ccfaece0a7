// Formats: what a file is, what is in it, and whether this browser decodes that.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame } from '../file-frame.tsx'
import { makeSong, makeTone } from '../made-files.ts'
import { recordDot } from '../record-dot.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

const files = ['countdown.mp4', 'recording.webm', 'tone.wav', 'silence.mp3'] as const
type FileName = (typeof files)[number]

const bodies: Record<FileName, () => string | Blob | Promise<Blob>> = {
  'countdown.mp4': () => firstFilm.src,
  'recording.webm': () => recordDot(700),
  'tone.wav': () => makeTone(1, 44_100),
  'silence.mp3': () => makeSong({ TIT2: 'Silence' }, undefined),
}

interface Content {
  format: string
  mimeType: string
  tracks: readonly { type: string; codec: string; decodes: string }[]
}

async function list(bunny: Bunny, src: string | Blob): Promise<Content> {
  return withInput(bunny, src, async (input) => {
    const format = await input.getFormat()
    const tracks = await input.getTracks()
    return {
      format: format.name,
      mimeType: await input.getMimeType(),
      tracks: await Promise.all(
        tracks.map(async (track) => ({
          type: track.type,
          codec: track.codec ?? 'unknown',
          decodes: (await track.canDecode()) ? 'yes' : 'no',
        })),
      ),
    }
  })
}

export default function FormatsView() {
  const [name, setName] = useState<FileName>('countdown.mp4')
  const run = useRun<Content>(
    { format: 'MP4', mimeType: 'video/mp4; codecs="avc1.640028"', tracks: [{ type: 'video', codec: 'avc', decodes: '…' }] },
    loadBunny,
  )
  const choose = (next: FileName): void => {
    setName(next)
    void run.start(async () => list(await loadBunny(), await bodies[next]()))
  }
  const { format, mimeType, tracks } = run.value
  return (
    <FileFrame
      label={`The file ${name} as a box of the format ${format} with its tracks in it.`}
      run={run}
      action={`Read ${name}`}
      onStart={() => choose(name)}
      before="Three of the files are made in your browser when they are chosen."
      code={liveCode`(await input.getFormat()).name // ${`'${format}'`}`}
      controls={<Choice label="file" value={name} onChange={choose} options={files} />}
    >
      <div className="fig-box">
        <p>
          <b>{format}</b> {mimeType}
        </p>
        {tracks.map(({ type, codec, decodes }) => (
          <div key={type} data-tone={type === 'video' ? 'a' : 'd'}>
            <b>{type}</b>
            <Facts
              facts={[
                { name: 'codec', value: `'${codec}'`, strong: true },
                { name: 'this browser decodes it', value: decodes },
              ]}
            />
          </div>
        ))}
      </div>
    </FileFrame>
  )
}
