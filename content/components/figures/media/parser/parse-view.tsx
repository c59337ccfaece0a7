// `parseMedia()`: the result has the fields that were asked for, and no others.
import { useState } from 'react'
import { Switch } from '../../fields.tsx'
import { LiveCode } from '../../live-code.tsx'
import { FileFrame, FilmCard } from '../file-frame.tsx'
import { loadParser, type Parser, recorded, showValue } from '../read-film.ts'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'

const offered = ['durationInSeconds', 'dimensions', 'videoCodec', 'audioCodec', 'fps', 'container', 'size', 'slowNumberOfFrames'] as const
type Offered = (typeof offered)[number]

const select = (fields: readonly Offered[]): Record<string, true> => Object.fromEntries(fields.map((name) => [name, true]))

export default function ParseView() {
  const [chosen, setChosen] = useState<readonly Offered[]>(offered.slice(0, 3))
  const first: Record<string, string> = Object.fromEntries(chosen.map((name) => [name, recorded.fields[name] ?? '']))
  const readFields = async (parser: Parser, { src }: Source, fields: readonly Offered[]): Promise<Record<string, string>> => {
    const result = await parser.parseMedia({ src, fields: select(fields), acknowledgeRemotionLicense: true })
    return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, showValue(value)]))
  }
  const film = useFilm(first, loadParser, (parser: Parser, source) => readFields(parser, source, chosen))
  const { source, run, read, field } = film
  const toggle = (name: Offered, isOn: boolean): void => {
    const next = offered.filter((other) => (other === name ? isOn : chosen.includes(other)))
    setChosen(next)
    void run.start(async () => readFields(await loadParser(), source, next))
  }
  return (
    <FileFrame
      label={`The object that parseMedia() returns for ${source.name}: one property for each field that is switched on.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      code={
        <LiveCode>{`await parseMedia({ src: '‹${source.name}›', fields: { ‹${chosen.map((name) => `${name}: true`).join(', ')}› } })`}</LiveCode>
      }
      controls={
        <>
          {field}
          {offered.map((name) => (
            <Switch key={name} label={name} value={chosen.includes(name)} onChange={(isOn) => toggle(name, isOn)} />
          ))}
        </>
      }
    >
      <div className="fig-beside">
        <FilmCard source={source} />
        <pre className="fig-print">
          {['{', ...Object.entries(run.value).map(([name, value]) => `  ${name}: ${value},`), '}'].join('\n')}
        </pre>
      </div>
    </FileFrame>
  )
}
