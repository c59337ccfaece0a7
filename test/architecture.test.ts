import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

/** File -> what it imports. Every import of a file of ours counts: of values, of types, and with `import()`. */
type Imports = ReadonlyMap<string, readonly Import[]>
interface Import {
  /** A file below src/, or the name of a package. */
  to: string
  onlyTypes: boolean
  /** With `import()`, when it is needed. */
  isLate?: true
}
/** Room -> what it may import, from the top of the house to the ground. */
type House = ReadonlyMap<string, { values: readonly string[]; types: readonly string[] }>

const ground = ['diagnostics', 'lib']
/** Rooms that features may have parts of. */
const partRooms = ['cli', 'dev', 'build', 'theme', 'client', 'check', 'routes', 'markdown']

describe('the house', () => {
  const imports = readImports()
  const house = readHouse()

  it('docs/architecture.md names the rooms that there are', () => {
    expect([...house.keys()].sort()).toEqual([...new Set([...imports.keys()].map(roomOf))].sort())
  })

  it('every arrow of docs/architecture.md goes down', () => {
    const rooms = [...house.keys()]
    const up = rooms.flatMap((room, floor) => {
      const { values, types } = house.get(room) ?? { values: [], types: [] }
      return [...values, ...types].filter((other) => !rooms.slice(floor + 1).includes(other)).map((other) => `${room} -> ${other}`)
    })
    expect(up).toEqual([])
  })

  it('each room imports what docs/architecture.md says', () => expect(findStrayArrows(imports, house)).toEqual([]))

  it('docs/architecture.md has no arrow that no file needs', () => expect(findIdleArrows(imports, house)).toEqual([]))

  it('no files import each other in a circle', () => expect(findCircles(imports)).toEqual([]))

  it('what browsers load needs no Node.js', () => {
    const files = [...imports.keys()].filter((file) => ['client', 'theme'].includes(roomOf(file)))
    expect(findWays(imports, files, (to) => to.startsWith('node:'))).toEqual([])
  })

  it('what threads load for a site of Markdown is none of the bundler, the search, MDX, and the checks of the configuration', () => {
    const files = [
      'build/parse/parse-task.ts',
      'markdown/parse-document.ts',
      'markdown/code/code-highlighter.ts',
      'build/pages/render-task.ts',
    ]
    const unwanted = ['esbuild', 'flexsearch', 'acorn', 'remark-mdx', 'astring', 'zod']
    const atOnce = new Map([...imports].map(([file, found]) => [file, found.filter(({ isLate }) => !isLate)]))
    const entries = files.map((file) => `src/${file}`)
    expect(entries.filter((file) => !imports.has(file))).toEqual([])
    expect(findWays(atOnce, entries, (to) => unwanted.includes(to))).toEqual([])
  })
})

describe('the checks themselves', () => {
  const house: House = new Map([
    ['render', { values: ['routes'], types: ['content'] }],
    ['routes', { values: [], types: [] }],
    ['lib', { values: [], types: [] }],
  ])

  it.each<[string, string, boolean, string[]]>([
    ['src/render/a.ts', 'src/routes/b.ts', false, []],
    ['src/render/a.ts', 'src/content/b.ts', true, []],
    ['src/routes/a.ts', 'src/lib/b.ts', false, []],
    ['src/routes/a.ts', 'src/render/b.ts', true, ['src/routes/a.ts imports src/render/b.ts, but `routes` may not import `render`']],
    [
      'src/render/a.ts',
      'src/content/b.ts',
      false,
      ['src/render/a.ts imports src/content/b.ts, but `render` may import only types of `content`'],
    ],
    ['src/lib/a.ts', 'src/diagnostics/b.ts', true, ['src/lib/a.ts imports src/diagnostics/b.ts, but `lib` may not import `diagnostics`']],
  ])('%s -> %s, only types: %s -> %j', (from, to, onlyTypes, found) => {
    expect(findStrayArrows(new Map([[from, [{ to, onlyTypes }]]]), house)).toEqual(found)
  })

  it('arrows of the table, of which one is needed, one only for types, and one not -> the last two', () => {
    const rooms: House = new Map([['render', { values: ['routes', 'content'], types: ['lib'] }]])
    const imports = [
      { to: 'src/routes/b.ts', onlyTypes: false },
      { to: 'src/content/b.ts', onlyTypes: true },
    ]
    expect(findIdleArrows(new Map([['src/render/a.ts', imports]]), rooms)).toEqual(['render -> content', 'render -> lib'])
  })

  it('a -> b -> c -> a and d -> a -> the circle, without what only leads to it', () => {
    const arrows = { d: ['a'], a: ['b'], b: ['c'], c: ['a'], e: [] }
    const imports = new Map(Object.entries(arrows).map(([file, files]) => [file, files.map((to) => ({ to, onlyTypes: true }))]))
    expect(findCircles(imports)).toEqual(['a -> b -> c -> a'])
  })

  it('the ways of writing an import -> all are read', () => {
    const text = `import a from './a.ts'
import type { B } from '../b.ts'
import {
  c,
  type D,
} from './c.tsx'
import './d.ts'
import { x } from 'package'
export { e } from './e.ts'
export type * from './f.ts'
const later = () => import('./g.ts')
type H = typeof import('./h.ts')
import worker from './i.ts?worker'
// import { no } from './j.ts'`
    expect(readImportsOf('src/room/x.ts', text)).toEqual([
      { to: 'src/room/a.ts', onlyTypes: false },
      { to: 'src/b.ts', onlyTypes: true },
      { to: 'src/room/c.tsx', onlyTypes: false },
      { to: 'src/room/d.ts', onlyTypes: false },
      { to: 'package', onlyTypes: false },
      { to: 'src/room/e.ts', onlyTypes: false },
      { to: 'src/room/f.ts', onlyTypes: true },
      { to: 'src/room/g.ts', onlyTypes: false, isLate: true },
      { to: 'src/room/h.ts', onlyTypes: true, isLate: true },
      { to: 'src/room/i.ts', onlyTypes: false },
    ])
  })

  it('a file that reaches what it must not -> the way there', () => {
    const imports: Imports = new Map([
      ['src/client/a.ts', [{ to: 'src/plugins/search/b.ts', onlyTypes: false }]],
      ['src/plugins/search/b.ts', [{ to: 'node:fs', onlyTypes: false }]],
    ])
    const found = findWays(imports, ['src/client/a.ts'], (to) => to.startsWith('node:'))
    expect(found).toEqual(['src/client/a.ts -> src/plugins/search/b.ts -> node:fs'])
  })
})

/** What a feature brings for a room is in a folder with the name of that room, and counts as part of it; the rest is a room of its own. */
function roomOf(file: string): string {
  const [, room = '', feature, part = '', ...below] = file.split('/')
  if (room !== 'plugins' || feature === undefined || part === '') return room
  return below.length > 0 && partRooms.includes(part) ? part : `plugins/${feature}`
}

function readImports(): Imports {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file.replaceAll('\\', '/')))
  return new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readImportsOf(file, readFileSync(file, 'utf8'))]))
}

function readImportsOf(file: string, text: string): Import[] {
  const statement =
    /^(?:import|export) (?<type>type )?(?:[\w*${},\s]+? from )?'(?<to>[^']+)'|(?<typeof>\btypeof )?\bimport\('(?<late>[^']+)'\)/gm
  return [...text.matchAll(statement)].map(({ groups = {} }) => {
    const to = (groups.to ?? groups.late ?? '').replace(/\?\w+$/, '')
    return {
      to: to.startsWith('.') ? join(dirname(file), to) : to,
      onlyTypes: (groups.type ?? groups.typeof) !== undefined,
      ...(groups.late !== undefined && { isLate: true }),
    }
  })
}

/** The table "What imports what". */
function readHouse(): House {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## What imports what')
  const rows = section.matchAll(/^\| `([\w/-]+)` \|(.*)\|(.*)\|$/gm)
  const names = (cell = ''): string[] => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name)
  return new Map([...rows].map(([, room = '', values, types]) => [room, { values: names(values), types: names(types) }]))
}

function findStrayArrows(imports: Imports, house: House): string[] {
  return [...imports].flatMap(([from, found]) =>
    found.flatMap(({ to, onlyTypes }) => {
      const [room, other] = [roomOf(from), roomOf(to)]
      if (!to.startsWith('src/') || room === other) return []
      const { values = [], types = [] } = house.get(room) ?? {}
      if (values.includes(other) || (onlyTypes && types.includes(other))) return []
      if (ground.includes(other) && !ground.includes(room)) return []
      return `${from} imports ${to}, but \`${room}\` may ${types.includes(other) ? 'import only types of' : 'not import'} \`${other}\``
    }),
  )
}

/** What a room may import, and does not, or only for its types. */
function findIdleArrows(imports: Imports, house: House): string[] {
  const arrows = [...imports].flatMap(([from, found]) =>
    found.map(({ to, onlyTypes }) => ({ arrow: `${roomOf(from)} -> ${roomOf(to)}`, onlyTypes })),
  )
  const needed = new Set(arrows.map(({ arrow }) => arrow))
  const neededForValues = new Set(arrows.flatMap(({ arrow, onlyTypes }) => (onlyTypes ? [] : arrow)))
  return [...house].flatMap(([room, { values, types }]) => [
    ...values.map((other) => `${room} -> ${other}`).filter((arrow) => !neededForValues.has(arrow)),
    ...types.map((other) => `${room} -> ${other}`).filter((arrow) => !needed.has(arrow)),
  ])
}

/** One circle for each import that closes one. */
function findCircles(imports: Imports): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) circles.push([...way.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const { to } of imports.get(file) ?? []) visit(to, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}

/** How what is unwanted is loaded with one of the files. */
function findWays(imports: Imports, files: readonly string[], isUnwanted: (to: string) => boolean): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    if (isUnwanted(file)) found.push([...way, file].join(' -> '))
    if (seen.has(file)) return
    seen.add(file)
    for (const { to, onlyTypes } of imports.get(file) ?? []) if (!onlyTypes) visit(to, [...way, file])
  }
  for (const file of files) visit(file, [])
  return found
}
