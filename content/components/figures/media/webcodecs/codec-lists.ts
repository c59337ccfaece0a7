// What the library answers without a browser. Recorded, so that it stands in the page; test/content/recorded-film.test.ts compares it.
import recordedLists from './codec-lists.json'

type Codecs = typeof import('@remotion/webcodecs')

export const containers = ['webm', 'mp4', 'wav'] as const
export type Container = (typeof containers)[number]

export interface CodecList {
  video: readonly string[]
  audio: readonly string[]
  defaultVideo: string
  defaultAudio: string
}

export const recordedCodecs: Readonly<Record<Container, CodecList>> = recordedLists

export function listCodecs(codecs: Codecs): Record<Container, CodecList> {
  const listOf = (container: Container): CodecList => ({
    video: codecs.getAvailableVideoCodecs({ container }),
    audio: codecs.getAvailableAudioCodecs({ container }),
    defaultVideo: String(codecs.getDefaultVideoCodec({ container })),
    defaultAudio: codecs.getDefaultAudioCodec({ container }),
  })
  return { webm: listOf('webm'), mp4: listOf('mp4'), wav: listOf('wav') }
}
