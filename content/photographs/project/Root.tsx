// Card, Poster and Ticket are samples of documents: `npm run photographs` writes them beside this file.
import { zColor } from '@remotion/zod-types'
import type { FC } from 'react'
import { Composition, Folder, Still } from 'remotion'
import { z } from 'zod'
import { Card } from './Card'
import { Festival, FestivalCover } from './Festival'
import { Poster, posterSchema } from './Poster'
import { Ticket, ticketSchema } from './Ticket'

const landscape = { width: 1920, height: 1080, fps: 30 }
const portrait = { ...landscape, width: 1080, height: 1920 }

const festivalSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  accent: zColor(),
  acts: z.array(z.string()),
})

export const RemotionRoot: FC = () => (
  <>
    <Folder name="Festival">
      <Composition
        id="Festival-Trailer"
        component={Festival}
        schema={festivalSchema}
        defaultProps={{
          title: 'River Nights',
          subtitle: 'Four evenings on the water',
          accent: '#ffd166',
          acts: ['Lanterns', 'The Low Tide', 'Marble Choir'],
        }}
        durationInFrames={300}
        {...landscape}
      />
      <Still id="Festival-Cover" component={FestivalCover} width={1920} height={1080} />
    </Folder>
    <Folder name="Print">
      <Composition
        id="Poster"
        component={Poster}
        schema={posterSchema}
        defaultProps={{
          headline: 'Open house',
          color: '#ffd166',
          angle: -8,
          align: 'center',
        }}
        durationInFrames={60}
        fps={30}
        width={1080}
        height={1350}
      />
      <Composition
        id="Ticket"
        component={Ticket}
        schema={ticketSchema}
        defaultProps={{
          title: 'River Nights',
          details: 'Friday, 8 pm\nOld harbor, gate 2',
          background: '#8ecae6',
          seats: 2,
          category: 'Balcony',
        }}
        durationInFrames={60}
        {...landscape}
      />
    </Folder>
    <Composition id="Card" component={Card} durationInFrames={90} fps={30} width={1280} height={720} />
    <Composition id="Interview-Landscape" component={FestivalCover} durationInFrames={240} {...landscape} />
    <Composition id="Interview-Portrait" component={FestivalCover} durationInFrames={240} {...portrait} />
  </>
)
