// A video with the browser's own controls and captions. It never plays automatically: there is no `autoPlay` prop.
import type { ReactElement, ReactNode } from 'react'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'

export interface VideoProps {
  src: string
  /** What the video shows; its name for readers who cannot see it. */
  title: string
  /** A WebVTT file with everything that is said. Required unless the video is `silent`. */
  captions?: string
  /** @default 'en' */
  captionsLanguage?: string
  /** @default 'English' */
  captionsLabel?: string
  /** The video has no sound. */
  silent?: boolean
  poster?: string
  /** In pixels; the space is reserved while the video loads. @default 1920 and 1080 */
  width?: number | string
  height?: number | string
  loop?: boolean
  caption?: ReactNode
}

/** @throws when a video with sound has no captions (WCAG 1.2.2). */
export function Video(props: VideoProps): ReactElement {
  const { src, title, captions, captionsLanguage = 'en', captionsLabel = 'English', silent = false, loop = false } = props
  const { poster, width = 1920, height = 1080, caption } = props
  const { config } = usePage().site
  if (captions === undefined && !silent) {
    throw new Error(
      'Expected each <Video> to have `captions`, a WebVTT file, or to be `silent`, found none. Write captions="./captions.vtt".',
    )
  }
  return (
    <figure className="figure">
      <video
        src={fileUrl(src, config)}
        aria-label={title}
        poster={poster === undefined ? undefined : fileUrl(poster, config)}
        width={width}
        height={height}
        preload="metadata"
        controls
        playsInline
        loop={loop}
        muted={silent}
      >
        {captions !== undefined && (
          <track kind="captions" src={fileUrl(captions, config)} srcLang={captionsLanguage} label={captionsLabel} default />
        )}
      </video>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
