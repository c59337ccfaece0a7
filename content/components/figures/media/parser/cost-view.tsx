// Fast and slow fields: how much of the file each one needs, and how long that takes here.
import { liveCode } from '../../live-code.tsx'
import { pricedFields, readBytesOf } from '../cost-of-field.ts'
import { FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { loadParser, type Parser, recordedCosts } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'

interface Cost {
  field: string
  bytes: number
  milliseconds?: number
}

const first: readonly Cost[] = pricedFields.map((field) => ({ field, bytes: recordedCosts[field] ?? 0 }))

export default function CostView() {
  const { source, run, read, field } = useFilm(first, loadParser, async (parser: Parser, { src }, show) => {
    const costs: Cost[] = []
    for (const name of pricedFields) {
      const from = performance.now()
      const bytes = await readBytesOf(parser, src, name)
      costs.push({ field: name, bytes, milliseconds: performance.now() - from })
      show([...costs])
    }
    return costs
  })
  const most = Math.max(1, ...run.value.map(({ bytes }) => bytes))
  return (
    <FileFrame
      label={`A bar for each of seven fields: how many bytes of ${source.name} are read for it.`}
      run={run}
      action={`Ask ${source.name} seven times`}
      onStart={read}
      after={`Seven calls in this browser in ${formatTime(run.milliseconds)}.`}
      code={liveCode`const { internalStats } = await parseMedia({ src: ${`'${source.name}'`}, fields: { [field]: true, internalStats: true } })`}
      controls={field}
    >
      <ol className="fig-bars">
        {pricedFields.map((name) => {
          const cost = run.value.find((other) => other.field === name)
          return (
            <li key={name} data-tone={name.startsWith('slow') ? 'b' : 'a'}>
              <code>{name}</code>
              <span className="fig-bar" style={{ '--fig-length': cost ? cost.bytes / most : 0 }} />
              <span>
                {cost ? formatBytes(cost.bytes) : '…'}
                {cost?.milliseconds === undefined ? '' : ` · ${formatTime(cost.milliseconds)}`}
              </span>
            </li>
          )
        })}
      </ol>
    </FileFrame>
  )
}
