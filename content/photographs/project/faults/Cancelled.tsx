import { type FC, useEffect } from 'react'
import { AbsoluteFill, Composition, cancelRender, registerRoot } from 'remotion'

const Score: FC = () => {
  useEffect(() => {
    cancelRender(new Error('The server of the scores answers with status 503'))
  }, [])

  return <AbsoluteFill style={{ backgroundColor: '#8ecae6' }} />
}

registerRoot(() => <Composition id="Score" component={Score} durationInFrames={90} fps={30} width={1280} height={720} />)
