// The package as users install it: packed once, then installed by a package manager beside a React that the site has chosen. The package
// managers come from the npm registry; `npm test` uses two of them, `npm run test:long` all.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isLong } from '../property/runs.ts'
import { makeFolder } from './run-program.ts'

const root = join(import.meta.dirname, '../..')
const siteReact = '19.0.0'

interface Manager {
  install: string[]
  /** Runs the program that is installed in the site. */
  run: string[]
  /** Further files of the site. */
  files?: Record<string, string>
}

const managers: Record<string, Manager> = {
  npm: { install: ['npm', 'install', '--prefer-offline'], run: ['npm', 'exec', 'sitegen', '--'] },
  pnpm: {
    install: npx('pnpm@12.20.0', 'install', '--prefer-offline'),
    run: npx('pnpm@12.20.0', 'exec', 'sitegen'),
    // It wants to know about each script that a package runs when it is installed. Nobody needs that of esbuild.
    files: { 'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n' },
  },
  ...(isLong && {
    'Yarn with folders': {
      install: npx('@yarnpkg/cli-dist@4.18.1', 'install'),
      run: npx('@yarnpkg/cli-dist@4.18.1', 'sitegen'),
      files: { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' },
    },
    "Yarn with Plug'n'Play": {
      install: npx('@yarnpkg/cli-dist@4.18.1', 'install'),
      run: npx('@yarnpkg/cli-dist@4.18.1', 'sitegen'),
      files: { 'yarn.lock': '' },
    },
    Bun: { install: npx('bun@1.4.5', 'install'), run: npx('bun@1.4.5', 'x', 'sitegen') },
  }),
}

function npx(...command: string[]): string[] {
  return ['npx', '--yes', ...command]
}

const folder = makeFolder({})
let packed = ''
let registry = ''

beforeAll(async () => {
  if (!inject('compiled')) throw new Error('scripts/compile.mjs failed: there is no program to pack')
  // The program has been compiled, and its types are tested in package-types.test.ts.
  const printed = await run(['npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder], root)
  const [{ filename }]: [{ filename: string }] = JSON.parse(printed)
  packed = join(folder, filename)
  registry = (await run(['npm', 'config', 'get', 'registry'], root)).trim()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(Object.entries(managers))('%s', (_name, { install, run: program, files }) => {
  it('a site with an island and a page module -> builds, with the React of the site alone; again -> from the cache', async () => {
    const site = makeFolder({ ...siteFiles(), ...files })
    try {
      await run(install, site)
      expect(await run([...program, 'build'], site)).toContain('0 errors, 0 warnings')
      const page = readFileSync(join(site, 'build/index.html'), 'utf8')
      expect(page).toContain(`page ${siteReact}`)
      expect(page).toContain(`island ${siteReact}`)
      const scripts = readScripts(join(site, 'build/assets/js'))
      const versions = scripts.flatMap((text) => [...text.matchAll(/\breconcilerVersion:"([^"]+)"/g)].map(([, version]) => version))
      expect(versions).toEqual([siteReact])
      expect(await run([...program, 'build'], site)).toMatch(/From earlier builds: .*all components/)
    } finally {
      rmSync(site, { recursive: true, force: true })
    }
  }, 600_000)
})

function siteFiles(): Record<string, string> {
  return {
    'package.json': JSON.stringify({
      name: 'site',
      private: true,
      type: 'module',
      dependencies: { react: siteReact, 'react-dom': siteReact },
      devDependencies: { sitegen: `file:${packed}` },
    }),
    'site.config.ts': `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', docs: { path: 'content/docs' } })
`,
    'content/docs/code.md': '# Code\n\n```rust\nfn main() {}\n```\n',
    'content/pages/index.tsx': `import { version } from 'react'
import { Card } from 'sitegen/theme'
import Island from '../../src/island'
export const metadata = { title: 'Home' }
export default function Home() {
  return <main><Card title="Code" href="/docs/code" /><p>{\`page \${version}, \`}<Island /></p></main>
}
`,
    'src/island.tsx': `'use client'
import { useState, version } from 'react'
export default function Island() {
  const [clicks, setClicks] = useState(0)
  return <button type="button" onClick={() => setClicks(clicks + 1)}>{\`island \${version}\`}</button>
}
`,
  }
}

function readScripts(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => readFileSync(join(directory, entry.name), 'utf8'))
}

/** What the command prints. Rejects when it fails, with all of that. */
function run([command = '', ...args]: string[], cwd: string): Promise<string> {
  // Yarn does not read npm's configuration.
  const env = { ...process.env, CI: '1', YARN_NPM_REGISTRY_SERVER: registry, YARN_ENABLE_IMMUTABLE_INSTALLS: '0' }
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      error ? reject(new Error(`${[command, ...args].join(' ')}: ${error.message}\n${stdout}${stderr}`)) : resolve(stdout + stderr),
    )
  })
}
