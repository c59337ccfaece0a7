// Five seconds of sound that the figures compute: a pluck every half a second, up and down a scale, over a low drum and a cymbal. Its samples are what a file
// of it would give to the functions of @remotion/media-utils.
import type { MediaUtilsAudioData } from '@remotion/media-utils'

const sampleRate = 16_000
export const seconds = 5
const notes = [523, 659, 784, 1047, 1319, 1047, 784, 659, 587, 523] as const

let computed: MediaUtilsAudioData | undefined

/** The sound. It is computed when it is asked for the first time. */
export function getSound(): MediaUtilsAudioData {
  computed ??= compute()
  return computed
}

function compute(): MediaUtilsAudioData {
  const wave = Float32Array.from({ length: sampleRate * seconds }, (_, index) => {
    const time = index / sampleRate
    const beat = Math.floor(time * 2)
    const since = time - beat / 2
    const note = notes[beat % notes.length] ?? notes[0]
    const pluck = [1, 0.5, 0.3, 0.2].reduce(
      (sum, strength, overtone) =>
        sum + strength * Math.sin(2 * Math.PI * note * (overtone + 1) * time) * Math.exp(-since * (5 + overtone * 4)),
      0,
    )
    const drum = beat % 2 === 0 ? Math.sin(2 * Math.PI * 70 * since) * Math.exp(-since * 9) : 0
    const cymbal = beat % 2 === 1 ? noise(index) * Math.exp(-since * 22) : 0
    return pluck * 0.3 + drum * 0.5 + cymbal * 0.25
  })
  return { channelWaveforms: [wave], sampleRate, durationInSeconds: seconds, numberOfChannels: 1, resultId: 'figure', isRemote: false }
}

/** The same number for an index each time, and no pattern in them. */
function noise(index: number): number {
  const wild = Math.sin(index * 12.9898) * 43758.5453
  return (wild - Math.floor(wild)) * 2 - 1
}
