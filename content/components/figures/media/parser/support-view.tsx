// Runtime support: the features that parsing and decoding need, asked of this browser.
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { useRun } from '../use-run.ts'

const features: readonly { name: string; task: string; test: () => boolean }[] = [
  { name: 'fetch()', task: 'parse', test: () => typeof fetch === 'function' },
  { name: 'ReadableStream', task: 'parse', test: () => typeof ReadableStream === 'function' },
  { name: 'ArrayBuffer.resize()', task: 'parse', test: () => 'resize' in ArrayBuffer.prototype },
  { name: 'Worker', task: 'parse in a worker', test: () => typeof Worker === 'function' },
  { name: 'VideoDecoder', task: 'decode', test: () => 'VideoDecoder' in globalThis },
  { name: 'AudioDecoder', task: 'decode', test: () => 'AudioDecoder' in globalThis },
  { name: 'VideoEncoder', task: 'convert', test: () => 'VideoEncoder' in globalThis },
  { name: 'AudioEncoder', task: 'convert', test: () => 'AudioEncoder' in globalThis },
]

export default function SupportView() {
  const run = useRun<readonly (boolean | undefined)[]>(
    features.map(() => undefined),
    async () => undefined,
  )
  const canParse = features.every(({ task }, index) => task !== 'parse' || run.value[index] === true)
  return (
    <FileFrame
      label="Eight features of a browser, and whether yours has each."
      run={run}
      action="Ask this browser"
      onStart={() => void run.start(async () => features.map(({ test }) => test()))}
      before="What your browser has is known when it is asked."
      after={canParse ? 'This browser can parse media.' : 'This browser cannot parse media.'}
      code={liveCode`canParseMedia() // ${run.state === 'done' ? canParse : '…'}`}
    >
      <ul className="fig-checks">
        {features.map(({ name, task }, index) => (
          <li key={name} data-state={run.value[index] === undefined ? 'open' : run.value[index] ? 'yes' : 'no'}>
            <code>{name}</code>
            <span>{task}</span>
            <b>{run.value[index] === undefined ? '…' : run.value[index] ? 'yes' : 'no'}</b>
          </li>
        ))}
      </ul>
    </FileFrame>
  )
}
