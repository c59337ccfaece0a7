// The film that was made: it plays beside the one that it was made from.
import { useBlobAddress } from '../use-blob-address.ts'

interface ResultVideoProps {
  blob: Blob | undefined
  /** From 0 to 1, while it is being made. */
  progress: number
  label: string
}

export function ResultVideo({ blob, progress, label }: ResultVideoProps) {
  const address = useBlobAddress(blob)
  return (
    <div className="fig-film">
      <div className="fig-film-picture">
        {address ? (
          <video
            src={address}
            muted
            loop
            playsInline
            controls
            autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
            aria-label={`The result of the conversion: ${label}`}
          />
        ) : (
          <span className="fig-bar" style={{ '--fig-length': progress }} />
        )}
      </div>
      <code>{label}</code>
    </div>
  )
}
