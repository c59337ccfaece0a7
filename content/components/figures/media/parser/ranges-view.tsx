// `webReader`: which ranges of the file are asked for, and how much of them is taken, depends on the field. A Blob is read by the same reader.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatBytes } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { firstFilm, type Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { type RangeRequest, watchReader } from './watched-reader.ts'

const fields = ['container', 'durationInSeconds', 'slowNumberOfFrames'] as const
type Field = (typeof fields)[number]
const forms = ['URL', 'Blob'] as const
type Form = (typeof forms)[number]

interface Traffic {
  size: number
  requests: readonly RangeRequest[]
  answer: string
}

async function toForm({ src }: Source, form: Form): Promise<string | Blob> {
  return form === 'Blob' && typeof src === 'string' ? (await fetch(src)).blob() : src
}

async function read(parser: Parser, source: Source, field: Field, form: Form, show: (traffic: Traffic) => void): Promise<Traffic> {
  const src = await toForm(source, form)
  const traffic: Traffic = { size: 1, requests: [], answer: '…' }
  const reader = await watchReader((requests) => {
    traffic.requests = requests
    show({ ...traffic })
  })
  const result = await parser.parseMedia({
    src,
    reader,
    fields: { size: true, [field]: true },
    acknowledgeRemotionLicense: true,
  })
  return { ...traffic, size: result.size ?? 1, answer: String(Reflect.get(result, field)) }
}

/** `both`: the reader can choose between an address and a Blob. */
export default function RangesView({ both }: { both: boolean }) {
  const [wanted, setWanted] = useState<Field>('durationInSeconds')
  const [form, setForm] = useState<Form>('URL')
  const film = useFilm<Parser, Traffic>({ size: 1, requests: [], answer: '' }, loadParser, (parser, source, show) =>
    read(parser, source, wanted, form, show),
  )
  const { source, run } = film
  const isFile = typeof source.src !== 'string'
  const again = (field: Field, next: Form): void => {
    setWanted(field)
    setForm(next)
    void run.start(async (show) => read(await loadParser(), source, field, next, show))
  }
  const { requests, size, answer } = run.value
  const name = `'/films/${source.name}'`
  const from = isFile ? 'file' : form === 'URL' ? name : `await (await fetch(${name})).blob()`
  return (
    <FileFrame
      label={`A bar as long as the file ${source.name}, and below it one bar for each range that webReader was asked for.`}
      run={run}
      action={`Ask for ${wanted}`}
      onStart={film.read}
      before="Press the button, and the requests appear as they are made."
      after={`${wanted}: ${answer}`}
      code={liveCode`await parseMedia({ src: ${from}, reader: webReader, fields: { ${wanted}: true } })`}
      controls={
        <>
          <Choice label="fields" value={wanted} onChange={(next) => again(next, form)} options={fields} />
          {both ? <Choice label="form of src" value={form} onChange={(next) => again(wanted, next)} options={forms} /> : null}
          {film.field}
        </>
      }
    >
      <ol className="fig-ranges">
        <li data-tone="whole">
          <span className="fig-bar" style={{ '--fig-length': 1 }} />
          <span>{run.state === 'done' ? `${source.name}, ${formatBytes(size)}` : firstName(source)}</span>
        </li>
        {[0, 1, 2].map((place) => {
          const request = requests[place]
          return (
            <li key={place} data-tone="a">
              <span
                className="fig-bar"
                style={{
                  '--fig-from': request ? request.from / Math.max(size, request.from + request.bytes) : 0,
                  '--fig-length': request ? request.bytes / Math.max(size, request.from + request.bytes) : 0,
                }}
              />
              <span>
                {request
                  ? `Request ${place + 1}: from byte ${request.from.toLocaleString('en')}, ${formatBytes(request.bytes)} taken`
                  : '—'}
              </span>
            </li>
          )
        })}
      </ol>
      {requests.length > 3 ? <p className="fig-sum">and {requests.length - 3} more</p> : null}
    </FileFrame>
  )
}

const firstName = ({ name }: Source): string => (name === firstFilm.name ? `${name}, 20,874 bytes` : name)
