// The package itself: one call, and a film is measured.
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, FilmCard } from '../file-frame.tsx'
import { loadParser, type Reading, readFilm, recorded } from '../read-film.ts'
import { type Film, useFilm } from '../use-film.tsx'

export const useReading = (): Film<Reading> => useFilm(recorded, loadParser, (parser, { src }) => readFilm(parser, src))

export default function FactsView() {
  const { source, run, read, field } = useReading()
  const { fields, samples } = run.value
  const [height = '', width = ''] = fields.dimensions?.match(/\d+/g) ?? []
  return (
    <FileFrame
      label={`The film ${source.name}, with its width, height and length measured by the media parser.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      code={liveCode`const { dimensions, durationInSeconds, … } = await parseMedia({ src: ${`'${source.name}'`}, fields })`}
      controls={field}
    >
      <div className="fig-beside">
        <FilmCard source={source}>
          {width ? (
            <>
              <span className="fig-measure-x">{width}</span>
              <span className="fig-measure-y">{height}</span>
            </>
          ) : null}
        </FilmCard>
        <Facts
          facts={['container', 'videoCodec', 'audioCodec', 'durationInSeconds', 'fps', 'size'].map((name) => ({
            name,
            value: fields[name],
            strong: name === 'durationInSeconds',
          }))}
        />
      </div>
      <p className="fig-sum">{samples.length} samples of video, one after the other in the file</p>
    </FileFrame>
  )
}
