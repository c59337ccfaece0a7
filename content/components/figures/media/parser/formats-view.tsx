// Formats: the container and the tracks of files that differ, three of them made in this browser.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame } from '../file-frame.tsx'
import { makeSong, makeTone } from '../made-files.ts'
import { loadParser, type Parser } from '../read-film.ts'
import { recordDot } from '../record-dot.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'

const files = ['countdown.mp4', 'recording.webm', 'tone.wav', 'silence.mp3'] as const
type FileName = (typeof files)[number]

const bodies: Record<FileName, () => Promise<Blob>> = {
  'countdown.mp4': async () => (await fetch(String(firstFilm.src))).blob(),
  'recording.webm': () => recordDot(700),
  'tone.wav': async () => makeTone(1, 44_100),
  'silence.mp3': async () => makeSong({ TIT2: 'Silence' }, undefined),
}

interface Content {
  container: string
  tracks: readonly { type: string; codec: string; details: string }[]
}

const first: Content = { container: 'mp4', tracks: [{ type: 'video', codec: 'h264', details: '960 × 540, avc1.640028' }] }

async function readContent(parser: Parser, file: Blob): Promise<Content> {
  const { container, tracks } = await parser.parseMedia({
    src: file,
    fields: { container: true, tracks: true },
    acknowledgeRemotionLicense: true,
  })
  return {
    container,
    tracks: tracks.map((track) => ({
      type: track.type,
      codec: track.type === 'other' ? '' : track.codecEnum,
      details:
        track.type === 'video'
          ? `${track.width} × ${track.height}, ${track.codec}`
          : track.type === 'audio'
            ? `${track.sampleRate} Hz, ${track.numberOfChannels} ${track.numberOfChannels === 1 ? 'channel' : 'channels'}`
            : '',
    })),
  }
}

export default function FormatsView() {
  const [name, setName] = useState<FileName>('countdown.mp4')
  const run = useRun(first, loadParser)
  const choose = (next: FileName): void => {
    setName(next)
    void run.start(async () => readContent(await loadParser(), await bodies[next]()))
  }
  const { container, tracks } = run.value
  return (
    <FileFrame
      label={`The file ${name} as a box with its tracks in it: the container is ${container}.`}
      run={run}
      action={`Read ${name}`}
      onStart={() => choose(name)}
      code={liveCode`const { container, tracks } = await parseMedia({ src: ${`'${name}'`}, fields: { container: true, tracks: true } })`}
      controls={
        <Choice
          label="src: a film of this site, and three files that are made in this browser"
          value={name}
          onChange={choose}
          options={files}
        />
      }
    >
      <div className="fig-box">
        <p>
          container <b>{container}</b>
        </p>
        {tracks.map(({ type, codec, details }) => (
          <div key={type} data-tone={type === 'video' ? 'a' : 'd'}>
            <b>{type}</b>
            <Facts
              facts={[
                { name: 'codecEnum', value: codec, strong: true },
                { name: 'track', value: details },
              ]}
            />
          </div>
        ))}
      </div>
    </FileFrame>
  )
}
