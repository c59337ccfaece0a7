// Sound: a tone is made, and what the functions make of it is drawn and can be heard.
import { useState } from 'react'
import { Choice, Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Curve } from '../curve.tsx'
import { FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { makeTone } from '../made-files.ts'
import { useBlobAddress } from '../use-blob-address.ts'
import { useRun } from '../use-run.ts'
import { type Libraries, loadLibraries } from './load.ts'
import { TelemetryNote } from './telemetry-note.tsx'

const rates = ['8000', '16000', '44100'] as const
type Rate = (typeof rates)[number]

interface Sound {
  values: readonly number[]
  blob?: Blob
  told: string
}

const nothing: Sound = { values: [], told: '' }

/** `convertMedia()` to WAV with another sample rate. */
async function resample({ parser, codecs }: Libraries, rate: number): Promise<Sound> {
  const tone = makeTone(2, 44_100)
  const { bufferWriter } = await import('@remotion/webcodecs/buffer')
  const { save } = await codecs.convertMedia({
    src: tone,
    container: 'wav',
    writer: bufferWriter,
    logLevel: 'error',
    onAudioTrack: () => ({ type: 'reencode', audioCodec: 'wav', bitrate: 128_000, sampleRate: rate }),
  })
  const blob = await save()
  const { sampleRate } = await parser.parseMedia({ src: blob, fields: { sampleRate: true }, acknowledgeRemotionLicense: true })
  return {
    values: await peaksOf(blob),
    blob,
    told: `${formatBytes(tone.size)} at 44100 Hz became ${formatBytes(blob.size)} at ${sampleRate} Hz`,
  }
}

/** The loudest sample of each part. The samples stand behind a header of 44 bytes. */
async function peaksOf(wav: Blob): Promise<number[]> {
  const samples = new Int16Array(await wav.slice(44, wav.size - (wav.size % 2)).arrayBuffer())
  const part = Math.max(1, Math.floor(samples.length / 150))
  return Array.from({ length: 150 }, (_, index) =>
    samples.subarray(index * part, (index + 1) * part).reduce((peak, value) => Math.max(peak, Math.abs(value) / 32_768), 0),
  )
}

export function ResampleView() {
  const [rate, setRate] = useState<Rate>('16000')
  const run = useRun(nothing, loadLibraries)
  const start = (next: Rate): void => {
    setRate(next)
    void run.start(async () => resample(await loadLibraries(), Number(next)))
  }
  return (
    <FileFrame
      label={`A tone of two seconds, converted to a WAV file with ${rate} samples a second.`}
      run={run}
      action={`Convert tone.wav to ${rate} Hz`}
      onStart={() => start(rate)}
      before="A rising tone of two seconds is made in your browser, and converted there."
      after={`${run.value.told}, in ${formatTime(run.milliseconds)}.`}
      code={liveCode`onAudioTrack: () => ({ type: 'reencode', audioCodec: 'wav', bitrate: 128_000, sampleRate: ${rate} })`}
      controls={
        <>
          <Choice label="sampleRate" value={rate} onChange={start} options={rates} />
          <TelemetryNote />
        </>
      }
    >
      <Curve values={run.value.values} label="Loudness of the result over its time" tone="d" />
      <Listen blob={run.value.blob} />
    </FileFrame>
  )
}

/** The result, to be heard when the reader wants it. */
function Listen({ blob }: { blob: Blob | undefined }) {
  const address = useBlobAddress(blob)
  // biome-ignore lint/a11y/useMediaCaption: A tone has no words.
  return <audio className="fig-listen" src={address} controls preload="none" aria-label="The result" />
}

async function convertSamples({ codecs }: Libraries, rate: number): Promise<Sound> {
  const source = new Float32Array(480)
  for (let index = 0; index < source.length; index++) source[index] = Math.sin((index / 48_000) * 2 * Math.PI * 440) * 0.9
  const audioData = new AudioData({
    format: 'f32-planar',
    sampleRate: 48_000,
    numberOfFrames: source.length,
    numberOfChannels: 1,
    timestamp: 0,
    data: source,
  })
  const converted = codecs.convertAudioData({ audioData, newSampleRate: rate, format: 's16' })
  const samples = new Int16Array(converted.numberOfFrames)
  converted.copyTo(samples, { planeIndex: 0 })
  const told = `${audioData.numberOfFrames} samples as ${audioData.format} became ${converted.numberOfFrames} as ${converted.format}`
  audioData.close()
  converted.close()
  return { values: Array.from(samples, (value) => value / 32_768), told }
}

export function AudioDataView() {
  const [rate, setRate] = useState(16_000)
  const run = useRun(nothing, loadLibraries)
  const start = (next: number): void => {
    setRate(next)
    void run.start(async () => convertSamples(await loadLibraries(), next))
  }
  return (
    <FileFrame
      label={`A hundredth of a second of a tone, with ${rate} samples a second: each sample is a dot.`}
      run={run}
      action="Convert an AudioData"
      onStart={() => start(rate)}
      before="A hundredth of a second of a tone: 480 samples at 48,000 Hz."
      after={`${run.value.told}.`}
      code={liveCode`convertAudioData({ audioData, newSampleRate: ${rate}, format: 's16' })`}
      controls={<Slider label="newSampleRate" value={rate} onChange={start} min={4000} max={48_000} step={4000} />}
    >
      <Curve values={run.value.values} label="Samples of the result" wave dots tone="b" />
    </FileFrame>
  )
}

async function decode({ parser, codecs }: Libraries, show: (sound: Sound) => void): Promise<Sound> {
  const values: number[] = []
  let peak = 0
  let failure: Error | undefined
  await parser.parseMedia({
    src: makeTone(2, 44_100),
    acknowledgeRemotionLicense: true,
    onAudioTrack: async ({ track }) => {
      const decoder = await codecs.createAudioDecoder({
        track,
        onFrame: (audioData) => {
          const samples = new Float32Array(audioData.numberOfFrames)
          audioData.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
          audioData.close()
          const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
          values.push(loudest)
          peak = Math.max(peak, loudest)
          show({ values: [...values], told: '' })
        },
        onError: (error) => {
          failure = error
        },
      })
      return async (sample) => {
        if (failure) throw failure
        await decoder.waitForQueueToBeLessThan(10)
        await decoder.decode(sample)
        return async () => {
          await decoder.flush()
          decoder.close()
        }
      }
    },
  })
  return { values, told: `${values.length} times onFrame(), and the peak is ${peak.toFixed(3)}` }
}

export function AudioDecoderView() {
  const run = useRun(nothing, loadLibraries)
  return (
    <FileFrame
      label="The loudness of a tone, one value for each decoded piece."
      run={run}
      action="Decode tone.wav"
      onStart={() => void run.start(async (show) => decode(await loadLibraries(), show))}
      before="A tone of two seconds is made in your browser, and decoded there."
      after={`${run.value.told}.`}
      code={liveCode`const decoder = await createAudioDecoder({ track, onFrame: (audioData) => measure(audioData), onError })`}
    >
      <Curve values={run.value.values} label="Loudness of each piece" tone="d" dots />
    </FileFrame>
  )
}

/** In seconds. The library gives what is well inside of the two times. */
const length = 0.5

async function readPart({ codecs }: Libraries, from: number): Promise<Sound> {
  const address = URL.createObjectURL(makeTone(2, 44_100))
  try {
    const samples = await codecs.getPartialAudioData({
      src: address,
      fromSeconds: from,
      toSeconds: from + length,
      channelIndex: 0,
      signal: new AbortController().signal,
    })
    const wave = samples.subarray(0, 1764).filter((_, index) => index % 6 === 0)
    return { values: [...wave], told: `${samples.length} samples of channel 0` }
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function PartialAudioView() {
  const [from, setFrom] = useState(0.5)
  const run = useRun(nothing, loadLibraries)
  const start = (next: number): void => {
    setFrom(next)
    void run.start(async () => readPart(await loadLibraries(), next))
  }
  return (
    <FileFrame
      label={`The wave of a tone after second ${from}.`}
      run={run}
      action="Read half a second"
      onStart={() => start(from)}
      before="The tone of two seconds rises by an octave: the later the part, the more waves are in its first 40 ms."
      after={`${run.value.told}, in ${formatTime(run.milliseconds)}.`}
      code={liveCode`await getPartialAudioData({ src, fromSeconds: ${from}, toSeconds: ${Number((from + length).toFixed(1))}, channelIndex: 0, signal })`}
      controls={<Slider label="fromSeconds" value={from} onChange={start} min={0} max={1.4} step={0.1} />}
    >
      <Curve values={run.value.values} label="The wave at the beginning of this part" wave tone="b" />
    </FileFrame>
  )
}

async function toWaveform(show: (sound: Sound) => void): Promise<Sound> {
  const { resampleTo16Khz } = await import('@remotion/whisper-web')
  const waveform = await resampleTo16Khz({
    file: makeTone(2, 44_100),
    logLevel: 'error',
    onProgress: (progress) => show({ values: [], told: `${Math.round(progress * 100)} %` }),
  })
  const part = Math.floor(waveform.length / 150)
  const peaks = Array.from({ length: 150 }, (_, index) =>
    waveform.subarray(index * part, (index + 1) * part).reduce((peak, value) => Math.max(peak, Math.abs(value)), 0),
  )
  return {
    values: peaks,
    told: `88,200 samples became ${waveform.length.toLocaleString('en')}, which are ${waveform.length / 16_000} seconds`,
  }
}

export function WaveformView() {
  const run = useRun(nothing, async () => undefined)
  return (
    <FileFrame
      label="The loudness of a tone of two seconds, after it was converted to 16,000 samples a second."
      run={run}
      action="Resample tone.wav"
      onStart={() => void run.start(toWaveform)}
      before="A rising tone with 44,100 samples a second is made in your browser, and converted there."
      after={`${run.value.told}.`}
      code={liveCode`const waveform = await resampleTo16Khz({ file: ${'toneWav'}, onProgress })`}
    >
      <Curve values={run.value.values} label="Loudness of the waveform over its time" tone="d" />
    </FileFrame>
  )
}
