// Declares the modules of Docusaurus that components of a site import, for editors: each is a module of src/docusaurus or of the theme
// (src/docusaurus/offered-modules.ts). A site names the result in its tsconfig.json: `"types": ["sitegen/docusaurus/modules"]`.
// Usage: node scripts/declare-docusaurus.mjs [folder of the declarations]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(resolve(process.argv[2] ?? join(root, 'dist/types')), 'docusaurus/modules.d.ts')

const { outputFiles } = await build({
  entryPoints: [join(root, 'src/docusaurus/offered-modules.ts')],
  bundle: true,
  format: 'esm',
  write: false,
})
const { offeredAs, offeredModules, originalOf } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
)

const declarations = [...offeredModules.keys()].flatMap((specifier) => {
  const name = specifier.replace('@theme/', '')
  const originals = specifier === name ? [] : ['original', 'init'].map((kind) => declare(`@theme-${kind}/${name}`, originalOf(name)))
  // A part that a site can only wrap is there under its old name once the site has its own: its types are those of the part.
  return [declare(specifier, offeredAs(specifier) ?? originalOf(name)), ...originals]
})
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${declarations.filter(Boolean).join('\n')}\n`)

function declare(specifier, offered) {
  if (offered === undefined) return ''
  const from = addressOf(offered)
  const standard = standardOf(offered)
  const isComponent = /^[A-Z]/.test(specifier.split('/').at(-1)) && !specifier.endsWith('/MDXComponents') && specifier.startsWith('@theme')
  return [
    `declare module ${JSON.stringify(specifier)} {`,
    ...(offered.as === undefined ? [`  export * from ${from}`] : []),
    ...(standard === undefined ? [] : [`  import { ${standard} as standard } from ${from}`, '  export default standard']),
    ...(isComponent ? declareProps(specifier) : []),
    '}',
  ].join('\n')
}

/** What a component in its place is given. That of a part without props is `unknown`, which could not be handed on. */
function declareProps(specifier) {
  const given = originalOf(specifier.slice(specifier.indexOf('/') + 1))
  return [
    `  import { ${standardOf(given)} as given } from ${addressOf(given)}`,
    "  export type Props = import('react').ComponentProps<typeof given> & {}",
  ]
}

function addressOf({ module }) {
  return JSON.stringify(`sitegen/src/${module}`)
}

/** The export that is the default of the module. */
function standardOf({ module, as }) {
  const hasDefault = /\bexport default\b|\bas default\b/.test(readFileSync(join(root, 'src', module), 'utf8'))
  return as ?? (hasDefault ? 'default' : undefined)
}
