// Writers: each piece that a conversion writes, and where it goes.
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { type Libraries, loadLibraries } from './load.ts'
import { TelemetryNote } from './telemetry-note.tsx'

type Name = 'bufferWriter' | 'webFsWriter'

interface Writing {
  /** Sizes of what was appended. */
  pieces: readonly number[]
  /** Places that were written once more, such as the duration in the header. */
  updates: number
}

async function loadWriter(name: Name) {
  if (name === 'bufferWriter') return (await import('@remotion/webcodecs/buffer')).bufferWriter
  const { canUseWebFsWriter, webFsWriter } = await import('@remotion/webcodecs/web-fs')
  if (!(await canUseWebFsWriter())) throw new Error('canUseWebFsWriter() is false: this browser cannot write to its private file system.')
  return webFsWriter
}

export default function WriterView({ name }: { name: Name }) {
  const { source, run, read, field } = useFilm<Libraries, Writing>(
    { pieces: [], updates: 0 },
    loadLibraries,
    async ({ codecs }, { src }, show) => {
      const writer = await loadWriter(name)
      const pieces: number[] = []
      let updates = 0
      const result = await codecs.convertMedia({
        src,
        container: 'webm',
        videoCodec: 'vp8',
        resize: { mode: 'max-height', maxHeight: 270 },
        logLevel: 'error',
        writer: {
          createContent: async (options) => {
            const content = await writer.createContent(options)
            return {
              ...content,
              write: async (bytes) => {
                pieces.push(bytes.byteLength)
                show({ pieces: [...pieces], updates })
                await content.write(bytes)
              },
              updateDataAt: async (position, bytes) => {
                updates += 1
                await content.updateDataAt(position, bytes)
              },
            }
          },
        },
      })
      await result.save()
      await result.remove()
      return { pieces, updates }
    },
  )
  const { pieces, updates } = run.value
  const total = pieces.reduce((sum, size) => sum + size, 0)
  let from = 0
  return (
    <FileFrame
      label={`A bar that grows with each piece that ${name} gets of a converted ${source.name}.`}
      run={run}
      action={`Write a small ${source.name.replace(/\.\w+$/, '.webm')}`}
      onStart={read}
      before={
        name === 'webFsWriter'
          ? 'A temporary file in the private file system of your browser, which is removed afterwards.'
          : 'The result is written into memory.'
      }
      after={`${formatBytes(total)} in ${formatTime(run.milliseconds)}; then remove() was called.`}
      code={liveCode`await convertMedia({ src: ${`'${source.name}'`}, container: ${"'webm'"}, writer: ${name} })`}
      controls={
        <>
          {field}
          <TelemetryNote />
        </>
      }
    >
      <div className="fig-gauge">
        <b>{formatBytes(total)}</b>
        <span className="fig-track-line">
          {pieces.map((size, index) => {
            const at = from
            from += size
            return (
              <span
                key={index}
                className="fig-bar"
                data-tone={index % 2 === 0 ? 'a' : 'd'}
                style={{ '--fig-from': at / Math.max(1, total), '--fig-length': size / Math.max(1, total) }}
              />
            )
          })}
        </span>
        <span>
          {pieces.length} pieces appended, {updates} places written again
        </span>
      </div>
    </FileFrame>
  )
}
