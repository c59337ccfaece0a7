// Has a mistake, which the Studio shows.
import type { FC } from 'react'
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion'

const words: (string | undefined)[] = ['Three', 'Two']

export const Countdown: FC = () => {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const word = words[Math.floor(frame / fps)]
  if (!word) throw new Error(`There is no word for frame ${frame}.`)
  return <AbsoluteFill style={{ background: '#10183a', color: 'white', fontSize: 200 }}>{word}</AbsoluteFill>
}
