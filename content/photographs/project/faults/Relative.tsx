import type { FC } from 'react'
import { AbsoluteFill, Composition, Img, registerRoot, staticFile } from 'remotion'

const Logo: FC = () => (
  <AbsoluteFill>
    <Img src={staticFile('../public/logo.png')} />
  </AbsoluteFill>
)

registerRoot(() => <Composition id="Logo" component={Logo} durationInFrames={90} fps={30} width={1280} height={720} />)
