import type { FC } from 'react'
import { AbsoluteFill, Composition, registerRoot, useCurrentFrame } from 'remotion'

const Busy: FC = () => {
  const frame = useCurrentFrame()
  const start = performance.now()
  while (frame === 12 && performance.now() - start < 120_000) {
    // Computes and answers nobody.
  }

  return <AbsoluteFill style={{ backgroundColor: '#8ecae6' }} />
}

registerRoot(() => <Composition id="Busy" component={Busy} durationInFrames={90} fps={30} width={1280} height={720} />)
