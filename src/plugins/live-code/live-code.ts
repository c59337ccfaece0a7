// The plugin: code blocks with `live` behind their language become editors with a result (docs/live-code.md). Each is compiled when the site
// is built, so that a reader meets no mistake of the author.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requirePackages } from '../../lib/find-package.ts'
import { packageDirectory } from '../../lib/package-directory.ts'
import type { CodeResult, PluginCodeBlock } from '../document-hooks.ts'
import type { Plugin } from '../plugin.ts'
import type { EsbuildPlugin } from '../published-plugin.ts'
import { programOf, readLiveBlock } from './read-live-block.ts'

export interface LiveCodeOptions {
  /** A module of the site: what it exports, examples use without an import. Default: React and its hooks. */
  scope?: string | undefined
}

const own = join(packageDirectory, 'src/plugins/live-code')

/** Shows ```tsx live as an editor with its result. */
export function liveCode(options: LiveCodeOptions = {}): Plugin {
  const wrong = Object.keys(options).find((name) => name !== 'scope')
  if (wrong !== undefined) throw new Error(`The plugin live-code has no option "${wrong}". It has "scope".`)
  const { scope } = options
  return {
    name: 'live-code',
    identity: requirePackages(['sucrase']),
    site(_, { siteDirectory }) {
      if (scope !== undefined && !existsSync(join(siteDirectory, scope)))
        throw new Error(
          `its option "scope" names the file ${JSON.stringify(scope)}, which does not exist. It is a path from the folder of the site.`,
        )
      return { mdxComponents: { LiveCode: join(own, 'theme/live-code.tsx') } }
    },
    markdown: { code: (block) => showLive(block, scope) },
    bundle: { esbuild: [provideScope(scope)], key: scope ?? '' },
  }
}

async function showLive(block: PluginCodeBlock, scope: string | undefined): Promise<CodeResult> {
  const live = readLiveBlock(block.language, block.meta)
  if (live === undefined) return undefined
  if (live === 'wrong-language') {
    block.report({
      message: `expected a live code block to be js, jsx, ts or tsx, found ${block.language === '' ? 'no language' : JSON.stringify(block.language)}.`,
      hint: 'Browsers can run no other language. Take the word `live` away to show the code only.',
    })
    return undefined
  }
  const { language, callsRender, title } = live
  if (!(await isRunnable(block, callsRender, scope))) return undefined
  return { component: 'LiveCode', props: { code: block.code, language, title, callsRender } }
}

async function isRunnable({ code, report }: PluginCodeBlock, callsRender: boolean, scope: string | undefined): Promise<boolean> {
  const lines = code.split('\n')
  const statement = lines.findIndex((line) =>
    /^\s*(?:import\s*(?:[\w*{]|["'])|export\s+(?:default|const|let|function|class|async|\{|\*))/.test(line),
  )
  if (statement >= 0) {
    const isImport = /^\s*import/.test(lines[statement] ?? '')
    report({
      message: `found ${isImport ? 'an import' : 'an export'} in live code, which browsers cannot do there.`,
      line: statement + 1,
      column: (lines[statement] ?? '').search(/\S/) + 1,
      hint: isImport
        ? `Without an import there is ${scope === undefined ? 'React and what it exports (useState, useEffect, useRef …). The option `scope` of liveCode names a module that exports more' : `what ${scope} exports. Let it export what the example needs`}.`
        : 'Write the component alone, or call `render(<App />)` and put `noInline` behind the language.',
    })
    return false
  }
  if (code.trim() === '') {
    report({
      message: 'expected an example, found nothing in the code block.',
      level: 'warning',
      hint: 'Write a component, or take the word `live` away.',
    })
    return false
  }
  if (callsRender && !/\brender\s*\(/.test(code)) {
    report({
      message: 'expected a call of `render`, found none.',
      hint: 'Write `render(<App />)` at the end, or take the word `noInline` away.',
    })
    return false
  }
  const { transform } = await import('esbuild')
  try {
    // Types are left out in JavaScript as well, as Docusaurus does it.
    await transform(programOf(code, callsRender), { loader: 'tsx', logLevel: 'silent' })
    return true
  } catch (error) {
    const [first] = messagesOf(error)
    // What is missing at the end is missed behind it.
    const line = Math.min(first?.location?.line ?? 1, lines.length)
    const shift = line === 1 && !callsRender ? 0 : 1
    const column = line === first?.location?.line ? first.location.column + shift : (lines[line - 1] ?? '').length + 1
    report({
      message: `the example does not compile: ${first?.text ?? String(error)}${(first?.text ?? '').endsWith('.') ? '' : '.'}`,
      line,
      column: Math.max(1, column),
      hint: callsRender
        ? 'Mend it, or take the word `live` away.'
        : 'The block is one component, function or element. For several statements, call `render(<App />)` and put `noInline` behind the language.',
    })
    return false
  }
}

interface EsbuildMessage {
  text: string
  location: { line: number; column: number } | null
}

function messagesOf(error: unknown): EsbuildMessage[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return []
  return error.errors
}

/** The editor imports the module by a name, because each site has its own. */
function provideScope(scope: string | undefined): EsbuildPlugin {
  return {
    name: 'live-code-scope',
    setup({ initialOptions, onResolve }) {
      const siteDirectory = 'absWorkingDir' in initialOptions ? String(initialOptions.absWorkingDir) : ''
      const path = scope === undefined ? join(own, 'client/default-scope.ts') : join(siteDirectory, scope)
      onResolve({ filter: /^plugin:live-code\/scope$/ }, () => ({ path }))
    },
  }
}
