// A project of its own, so that the lists of the other one stay short. WithShortcut is a sample of a document.
import type { FC } from 'react'
import { Composition } from 'remotion'
import { Countdown } from './Countdown'
import { WithShortcut } from './WithShortcut'

const landscape = { width: 1280, height: 720, fps: 30, durationInFrames: 90 }

export const ToolsRoot: FC = () => (
  <>
    <Composition id="WithShortcut" component={WithShortcut} {...landscape} />
    <Composition id="Countdown" component={Countdown} {...landscape} />
  </>
)
