// Foreign file types: what the parser throws for a file that is neither video nor audio.
import { type ReactNode, useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, formatBytes } from '../file-frame.tsx'
import { makeCover, makePdf, makeText } from '../made-files.ts'
import { loadParser, type Parser } from '../read-film.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'

const files = ['film.mp4', 'png-named.mp4', 'paper.pdf', 'letter.txt'] as const
type FileName = (typeof files)[number]

interface Verdict {
  kind: string
  glyph: string
  details: readonly (readonly [string, string])[]
}

const bodies: Record<FileName, () => Promise<Blob>> = {
  'film.mp4': async () => (await fetch(String(firstFilm.src))).blob(),
  'png-named.mp4': () => makeCover('#0b84f3'),
  'paper.pdf': async () => makePdf(),
  'letter.txt': async () => makeText(),
}

async function sort(parser: Parser, file: File): Promise<Verdict> {
  const size = ['sizeInBytes', formatBytes(file.size)] as const
  try {
    const { container, durationInSeconds } = await parser.parseMedia({
      src: file,
      fields: { container: true, durationInSeconds: true },
      acknowledgeRemotionLicense: true,
    })
    return {
      kind: 'a film or a sound',
      glyph: '▶',
      details: [
        ['container', container],
        ['durationInSeconds', String(durationInSeconds)],
      ],
    }
  } catch (error) {
    if (error instanceof parser.IsAnImageError) {
      const { dimensions, imageType } = error
      return {
        kind: 'IsAnImageError',
        glyph: '▣',
        details: [['imageType', imageType], ['dimensions', dimensions ? `${dimensions.width} × ${dimensions.height}` : 'null'], size],
      }
    }
    if (error instanceof parser.IsAPdfError)
      return { kind: 'IsAPdfError', glyph: '▤', details: [['fileName', error.fileName ?? 'null'], size] }
    if (error instanceof parser.IsAnUnsupportedFileTypeError)
      return {
        kind: 'IsAnUnsupportedFileTypeError',
        glyph: '?',
        details: [['fileName', error.fileName ?? 'null'], ['message', error.message], size],
      }
    throw error
  }
}

export default function ForeignView() {
  const [name, setName] = useState('png-named.mp4')
  const run = useRun<Verdict>({ kind: '…', glyph: '·', details: [['fileName', 'png-named.mp4']] }, loadParser)
  const examine = (file: () => Promise<File>): void => void run.start(async () => sort(await loadParser(), await file()))
  const choose = (next: FileName): void => {
    setName(next)
    examine(async () => {
      const body = await bodies[next]()
      return new File([body], next, { type: body.type })
    })
  }
  const made = files.find((file) => file === name)
  const { kind, glyph, details } = run.value
  const button: ReactNode = (
    <label className="fig-own fig-button">
      <input
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (!file) return
          setName(file.name)
          examine(async () => file)
        }}
      />
      <span>Your file …</span>
    </label>
  )
  return (
    <FileFrame
      label={`What parseMedia() finds out about the file ${name}.`}
      run={run}
      action={`Drop ${made ?? files[0]}`}
      onStart={() => choose(made ?? files[0])}
      before="These files are made in this browser; one of your own stays on your device."
      after={`${name} is ${kind.startsWith('Is') ? 'no film: the error says what it is' : kind}.`}
      buttons={button}
      code={liveCode`try { await parseMedia({ src: ${`'${name}'`}, fields: { container: true } }) } catch (error) { error instanceof ${kind.startsWith('Is') ? kind : '…'} }`}
      controls={<Choice label="file" value={made ?? files[0]} onChange={choose} options={files} />}
    >
      <div className="fig-verdict">
        <span aria-hidden="true" data-state={run.state === 'done' ? (kind.startsWith('Is') ? 'no' : 'yes') : 'open'}>
          {glyph}
        </span>
        <b>{kind}</b>
        <Facts facts={details.map(([key, value]) => ({ name: key, value }))} />
      </div>
    </FileFrame>
  )
}
