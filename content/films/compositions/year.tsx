// A year in review for everybody: one design, another name, another year.
import { interpolate, random, useCurrentFrame } from 'remotion'
import { amber, blue, green, muted, panel, pink, Stage, useArrivals, Words } from './stage.tsx'

const people = [
  { name: 'Ada', total: 1843, color: green, ground: '#0f2433' },
  { name: 'Grace', total: 2976, color: amber, ground: '#2a1f3d' },
  { name: 'Linus', total: 4217, color: blue, ground: '#16213f' },
]
const perPerson = 50

export default function Year() {
  const frame = useCurrentFrame()
  const at = Math.min(people.length - 1, Math.floor(frame / perPerson))
  const person = people[at] ?? { name: '', total: 0, color: pink, ground: panel }
  const inside = frame - at * perPerson
  const arrive = useArrivals()
  const grown = interpolate(inside, [4, 38], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
  const shown = Math.min(1, arrive(at * perPerson, 16))
  return (
    <Stage ground={person.ground}>
      <circle cx={94} cy={92} r={44 * shown} fill={person.color} />
      <text x={94} y={108} textAnchor="middle" fontSize={44} fontWeight={800} fill={person.ground} opacity={shown}>
        {person.name[0]}
      </text>
      <Words x={160} y={84} size={42}>
        {`${person.name}’s year`}
      </Words>
      <Words x={160} y={120} size={25} weight={500} color={muted}>
        {`${Math.round(person.total * grown).toLocaleString('en')} contributions`}
      </Words>
      {Array.from({ length: 26 * 7 }, (_, index) => {
        const column = Math.floor(index / 7)
        const isLit = column / 26 < grown
        const level = random(`${person.name} ${index}`)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places
            key={index}
            x={50 + column * 21}
            y={172 + (index % 7) * 21}
            width={17}
            height={17}
            rx={4}
            fill={isLit && level > 0.25 ? person.color : '#ffffff'}
            opacity={isLit && level > 0.25 ? 0.25 + level * 0.75 : 0.08}
          />
        )
      })}
    </Stage>
  )
}
