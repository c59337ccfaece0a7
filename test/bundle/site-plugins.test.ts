// Plugins of esbuild that do not answer, and what is noted while one runs.
import { build } from 'esbuild'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCssModules } from '../../src/bundle/css-modules.ts'
import { BundleError, failBundle } from '../../src/bundle/diagnose-bundle.ts'
import { nothingSeen, type SitePlugins, watchPlugins } from '../../src/bundle/site-plugins.ts'
import type { EsbuildPlugin } from '../../src/plugins/published-plugin.ts'

const siteDirectory = import.meta.dirname

/** What a bundle of this file says with the plugin. */
async function messagesOf({ name, setup }: EsbuildPlugin, note?: SitePlugins['note']): Promise<string[]> {
  const plugin = { name, configPath: ['bundle', 'esbuildPlugins', 0], key: undefined, setUp: setup }
  const site = watchPlugins(
    { plugins: [plugin], patience: 20, ...(note && { note }) },
    { siteDirectory, of: 'scripts', seen: nothingSeen(), cssModules: createCssModules(siteDirectory, '/', 'names') },
  )
  const stdin = { contents: "import 'given'", resolveDir: siteDirectory }
  try {
    await build({ stdin, bundle: true, write: false, logLevel: 'silent', plugins: site.plugins }).catch(failBundle(siteDirectory))
    return []
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    return error.diagnostics.map(({ id, message }) => `${id}: ${message}`)
  }
}

const never = (): Promise<void> => new Promise(() => undefined)

describe('watchPlugins', () => {
  it.each<[string, EsbuildPlugin['setup'], string]>([
    ['the setup', never, 'plugin-failed: The esbuild plugin slow has failed: it has not answered within 0.02 seconds.'],
    [
      'a resolver',
      (build) => build.onResolve({ filter: /given/ }, never),
      'plugin-failed: The esbuild plugin slow has failed for `<stdin>`: it has not answered within 0.02 seconds.',
    ],
    [
      'a loader',
      (build) => {
        build.onResolve({ filter: /given/ }, () => ({ path: import.meta.filename }))
        build.onLoad({ filter: /site-plugins/ }, never)
      },
      'plugin-failed: The esbuild plugin slow has failed for `site-plugins.test.ts`: it has not answered within 0.02 seconds.',
    ],
  ])('%s that never answers -> named', async (_, setup, message) => {
    expect(await messagesOf({ name: 'slow', setup })).toEqual([message])
  })

  it('a hook that runs -> noted until it has returned, so that one that never does is named', async () => {
    const notes: string[] = []
    const setup: EsbuildPlugin['setup'] = (build) =>
      build.onResolve({ filter: /given/ }, () => {
        notes.push('runs')
        return { path: 'given', external: true }
      })
    expect(await messagesOf({ name: 'quick', setup }, (what, isLimited) => notes.push(`${what} ${isLimited}`))).toEqual([])
    const around = ['the esbuild plugin quick true', 'the bundler false']
    expect(notes).toEqual([...around, around[0], 'runs', around[1]])
  })

  it('an error that a plugin prints and throws -> said once; what else it prints -> printed', async () => {
    const printed: unknown[] = []
    const spy = vi.spyOn(console, 'error').mockImplementation((...values) => void printed.push(values.map(String).join(' ')))
    onTestFinished(() => spy.mockRestore())
    const setup: EsbuildPlugin['setup'] = (build) =>
      build.onResolve({ filter: /given/ }, async () => {
        console.error('words', 1)
        console.error(new Error('another'))
        await new Promise((resolve) => setImmediate(resolve))
        console.error(new Error('broken'))
        throw new Error('given.css: broken')
      })
    expect(await messagesOf({ name: 'loud', setup })).toEqual([
      'plugin-failed: The esbuild plugin loud has failed for `<stdin>`: given.css: broken.',
    ])
    expect(printed).toEqual(['words 1', 'Error: another'])
    console.error(new Error('afterwards'))
    expect(printed).toHaveLength(3)
  })
})
