// Code blocks of the corpus, in five languages. They are there to be highlighted and copied, not to be run.
import type { Prose } from './prose.ts'
import type { Random } from './random.ts'
import { camelCase, capitalize, pascalCase, slugify } from './words.ts'

type WriteCode = (random: Random, prose: Prose) => string[]

const writers: readonly (readonly [language: string, write: WriteCode])[] = [
  ['tsx', writeTsx],
  ['ts', writeTs],
  ['bash', writeBash],
  ['json', writeJson],
  ['css', writeCss],
]

export function makeCodeBlock(random: Random, prose: Prose): string {
  const [language, write] = random.pick(writers)
  return [`\`\`\`${language}`, ...write(random, prose).slice(0, 25), '```'].join('\n')
}

function writeTsx(random: Random, prose: Prose): string[] {
  const name = pascalCase(prose.adjective(), prose.noun())
  const prop = prose.noun()
  const hook = pascalCase(prose.noun(), prose.noun())
  const lines = [
    `import { use${hook} } from './use-${slugify(hook)}'`,
    '',
    `interface ${name}Props {`,
    `  ${prop}: string`,
    `  ${camelCase('on', prose.verb())}?: (${prop}: string) => void`,
  ]
  if (random.chance(0.5)) lines.push('  limit?: number')
  lines.push('}', '', `export function ${name}({ ${prop} }: ${name}Props) {`)
  lines.push(`  const { data, error } = use${hook}(${prop}, { limit: ${random.int(5, 500)} })`)
  if (random.chance(0.6)) lines.push('', `  if (error) return <p role="alert">The ${prose.noun()} could not ${prose.verb()}.</p>`)
  lines.push('', '  return (', `    <ul className="${slugify(name)}-list">`)
  lines.push('      {data.map((item) => (', `        <li key={item.id}>{item.${prose.noun()}}</li>`, '      ))}')
  lines.push('    </ul>', '  )', '}')
  return lines
}

function writeTs(random: Random, prose: Prose): string[] {
  const name = camelCase(prose.verb(), prose.noun())
  const type = pascalCase(prose.noun(), 'options')
  const lines = [`export interface ${type} {`]
  for (let i = random.int(1, 4); i > 0; i--) {
    lines.push(`  /** The ${prose.adjective()} ${prose.noun()} to ${prose.verb()}. */`)
    lines.push(`  ${camelCase(prose.noun(), prose.noun())}${i}?: ${random.pick(['string', 'number', 'boolean', 'readonly string[]'])}`)
  }
  lines.push('}', '', `export async function ${name}(input: Map<string, ${type}>, signal?: AbortSignal) {`)
  if (random.chance(0.6)) lines.push(`  const started = performance.now() // ${prose.adjective()} ${prose.noun()}`)
  lines.push('  for (const [key, value] of input) {')
  lines.push(`    if (signal?.aborted) throw new Error(\`Could not ${prose.verb()} \${key}\`)`)
  lines.push(`    await ${prose.identifier()}(key, value)`, '  }')
  if (random.chance(0.5)) lines.push(`  return input.size > ${random.int(1, 99)} ? '${prose.adjective()}' : null`)
  lines.push('}')
  return lines
}

function writeBash(random: Random, prose: Prose): string[] {
  const project = slugify(`${prose.adjective()} ${prose.noun()}`)
  const lines = [
    `# ${capitalize(prose.verb())} the ${prose.adjective()} ${prose.noun()}`,
    `npm install --save-dev @acme/${project}`,
    `npx ${project} init --${prose.noun()}=${random.int(1, 99)} --${prose.adjective()}`,
  ]
  if (random.chance(0.6)) {
    lines.push('', `for file in ./${prose.noun()}/*.json; do`, '  echo "checking $file"')
    lines.push(`  npx ${project} ${prose.verb()} "$file" || exit 1`, 'done')
  }
  lines.push(`export ${prose.noun().toUpperCase()}_${prose.noun().toUpperCase()}="${prose.adjective()}"`)
  lines.push(`npm run ${prose.verb()} -- --port ${random.int(3000, 9000)}`)
  return lines
}

function writeJson(random: Random, prose: Prose): string[] {
  const lines = ['{', `  "name": "@acme/${slugify(`${prose.adjective()} ${prose.noun()}`)}",`]
  lines.push(`  "version": "${random.int(0, 9)}.${random.int(0, 30)}.${random.int(0, 12)}",`)
  lines.push(`  "${camelCase(prose.noun(), prose.noun())}": {`)
  const keys = new Set(Array.from({ length: random.int(2, 7) }, () => camelCase(prose.verb(), prose.noun())))
  const entries = [...keys].map((key) => {
    const values = [`"${prose.adjective()}"`, String(random.int(1, 5000)), 'true', 'false', `["${prose.noun()}", "${prose.noun()}"]`]
    return `    "${key}": ${random.pick(values)}`
  })
  lines.push(...entries.join(',\n').split('\n'), '  }', '}')
  return lines
}

function writeCss(random: Random, prose: Prose): string[] {
  const name = slugify(`${prose.noun()} ${prose.noun()}`)
  const lines: string[] = []
  for (let i = random.int(1, 3); i > 0; i--) {
    lines.push(`.${name}${random.pick(['', ':hover', '::before', '[data-open]'])} > .${prose.noun()} {`)
    lines.push(`  display: ${random.pick(['grid', 'flex', 'block'])};`, `  gap: ${random.int(2, 32)}px;`)
    if (random.chance(0.6)) lines.push(`  color: var(--${name}-${prose.noun()}, #${random.int(0x100000, 0xffffff).toString(16)});`)
    lines.push(`  inline-size: min(100%, ${random.int(20, 90)}rem);`, '}', '')
  }
  lines.push(`@media (min-width: ${random.int(30, 90)}em) {`, `  .${name} { padding: ${random.int(1, 6)}rem; }`, '}')
  return lines
}
