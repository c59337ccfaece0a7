// All fields with the values that they have for one film, in the groups of the page.
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame } from '../file-frame.tsx'
import { useReading } from './facts-view.tsx'

const groups: Readonly<Record<string, readonly string[]>> = {
  'The file': ['size', 'name', 'mimeType', 'container', 'metadata', 'location', 'images'],
  'The picture': ['dimensions', 'unrotatedDimensions', 'rotation', 'fps', 'isHdr', 'videoCodec', 'keyframes'],
  'The sound': ['audioCodec', 'sampleRate', 'numberOfAudioChannels', 'durationInSeconds'],
  'After reading everything': [
    'slowDurationInSeconds',
    'slowFps',
    'slowNumberOfFrames',
    'slowKeyframes',
    'slowVideoBitrate',
    'slowAudioBitrate',
  ],
}

export default function FieldsView() {
  const { source, run, read, field } = useReading()
  return (
    <FileFrame
      label={`All fields of ${source.name} with their values, in four groups.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      code={liveCode`await parseMedia({ src: ${`'${source.name}'`}, fields: { size: true, name: true, … } })`}
      controls={field}
    >
      <div className="fig-groups">
        {Object.entries(groups).map(([title, names]) => (
          <div key={title}>
            <p>{title}</p>
            <Facts facts={names.map((name) => ({ name, value: run.value.fields[name], strong: run.value.fields[name] !== 'null' }))} />
          </div>
        ))}
      </div>
    </FileFrame>
  )
}
