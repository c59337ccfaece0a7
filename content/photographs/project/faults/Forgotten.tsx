import { type FC, useState } from 'react'
import { AbsoluteFill, Composition, delayRender, registerRoot } from 'remotion'

const Score: FC = () => {
  useState(() => delayRender('Loading the score'))

  return <AbsoluteFill style={{ backgroundColor: '#8ecae6' }} />
}

registerRoot(() => <Composition id="Score" component={Score} durationInFrames={90} fps={30} width={1280} height={720} />)
