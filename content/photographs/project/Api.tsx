// Samples that call functions of the Studio, each as a composition. Agenda, Badge, Breakpoint, Film, Lecture, Replay, SalesChart and Takes are samples of
// documents.
import type { FC } from 'react'
import { AbsoluteFill, Composition, interpolate, useCurrentFrame } from 'remotion'
import { z } from 'zod'
import { RemotionRoot as AgendaRoot } from './Agenda'
import { Badge } from './Badge'
import { Checked } from './Breakpoint'
import { Film } from './Film'
import { Lecture } from './Lecture'
import { Replay } from './Replay'
import { SalesChart } from './SalesChart'
import { Takes } from './Takes'

const landscape = { width: 1280, height: 720, fps: 30 }

const badgeSchema = z.object({ label: z.string(), left: z.number(), top: z.number() })

const Jump: FC = () => (
  <AbsoluteFill style={{ backgroundColor: '#14213d' }}>
    <div
      style={{
        position: 'absolute',
        left: 540,
        top: interpolate(useCurrentFrame(), [0, 30, 60, 90], [460, 140, 460, 300]),
        width: 200,
        height: 200,
        borderRadius: 100,
        backgroundColor: '#ffd166',
      }}
    />
  </AbsoluteFill>
)

const JumpWithReplay: FC = () => (
  <Replay from={30}>
    <Jump />
  </Replay>
)

export const ApiRoot: FC = () => (
  <>
    <Composition id="Film" component={Film} durationInFrames={240} {...landscape} />
    <Composition id="Opening" component={Jump} durationInFrames={60} {...landscape} />
    <Composition id="Interview" component={Jump} durationInFrames={120} {...landscape} />
    <Composition id="Credits" component={Jump} durationInFrames={60} {...landscape} />
    <Composition id="Lecture" component={Lecture} durationInFrames={2700} {...landscape} />
    <Composition id="Replay" component={JumpWithReplay} durationInFrames={90} {...landscape} />
    <Composition id="Checked" component={Checked} durationInFrames={90} {...landscape} />
    <Composition
      id="Badge"
      component={Badge}
      schema={badgeSchema}
      defaultProps={{ label: 'New', left: 80, top: 80 }}
      durationInFrames={90}
      {...landscape}
    />
    <Composition id="Takes" component={Takes} durationInFrames={90} {...landscape} />
    <Composition id="SalesChart" component={SalesChart} durationInFrames={90} {...landscape} />
    <AgendaRoot />
  </>
)
