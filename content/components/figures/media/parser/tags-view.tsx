// Tags: a small MP3 is made with what the reader types, and read again.
import { useEffect, useRef, useState } from 'react'
import { Choice, TextField } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, formatBytes } from '../file-frame.tsx'
import { makeCover, makeSong } from '../made-files.ts'
import { loadParser, type Parser } from '../read-film.ts'
import { useRun } from '../use-run.ts'

const colors = { blue: '#0b84f3', pink: '#ec3f7a', green: '#10a676' } as const
type Color = keyof typeof colors
const colorNames: readonly Color[] = ['blue', 'pink', 'green']

interface Song {
  title: string
  artist: string
  color: Color
}

interface Tags {
  entries: readonly { key: string; value: string }[]
  cover?: { data: Uint8Array; type: string }
  size: number
}

const firstSong: Song = { title: 'Slow Morning', artist: 'The Keyframes', color: 'pink' }

async function readSong(parser: Parser, { title, artist, color }: Song): Promise<Tags> {
  const cover = new Uint8Array(await (await makeCover(colors[color])).arrayBuffer())
  const { metadata, images, size } = await parser.parseMedia({
    src: new File([makeSong({ TIT2: title, TPE1: artist }, cover)], 'song.mp3', { type: 'audio/mpeg' }),
    fields: { metadata: true, images: true, size: true },
    acknowledgeRemotionLicense: true,
  })
  const [image] = images
  return {
    entries: metadata.map(({ key, value }) => ({ key, value: String(value) })),
    size: size ?? 0,
    ...(image && { cover: { data: image.data, type: image.mimeType ?? 'image/png' } }),
  }
}

export default function TagsView() {
  const [song, setSong] = useState(firstSong)
  const run = useRun<Tags>(
    {
      entries: [
        { key: 'TIT2', value: firstSong.title },
        { key: 'TPE1', value: firstSong.artist },
      ],
      size: 0,
    },
    loadParser,
  )
  const write = (next: Song): void => {
    setSong(next)
    void run.start(async () => readSong(await loadParser(), next))
  }
  const { entries, cover, size } = run.value
  return (
    <FileFrame
      label="The cover and the tags that were read from an MP3, which was made with the title and the artist that are typed below."
      run={run}
      action="Make song.mp3 and read it"
      onStart={() => write(song)}
      before="The file is made in this browser, with these tags in it."
      after={`song.mp3 has ${formatBytes(size)}.`}
      code={liveCode`const { metadata, images } = await parseMedia({ src: ${'songMp3'}, fields: { metadata: true, images: true } })`}
      controls={
        <>
          <TextField label="TIT2, the title" value={song.title} onChange={(title) => write({ ...song, title })} />
          <TextField label="TPE1, the artist" value={song.artist} onChange={(artist) => write({ ...song, artist })} />
          <Choice label="color of the cover" value={song.color} onChange={(color) => write({ ...song, color })} options={colorNames} />
        </>
      }
    >
      <div className="fig-beside">
        <Cover cover={cover} />
        <Facts
          facts={[
            ...entries.map(({ key, value }) => ({ name: key, value, strong: true })),
            { name: 'images', value: cover ? `1 entry, ${cover.type}, ${formatBytes(cover.data.byteLength)}` : '…' },
          ]}
        />
      </div>
    </FileFrame>
  )
}

/** The image of the file, decoded. Before there is one, its place. */
function Cover({ cover }: Pick<Tags, 'cover'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!cover) return
    let isCurrent = true
    void createImageBitmap(new Blob([new Uint8Array(cover.data)], { type: cover.type })).then((picture) => {
      if (isCurrent) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, 160, 160)
    })
    return () => {
      isCurrent = false
    }
  }, [cover])
  return <canvas ref={canvas} className="fig-cover" width={160} height={160} role="img" aria-label="Cover of the song" />
}
