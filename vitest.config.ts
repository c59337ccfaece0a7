import { defineConfig, type Plugin } from 'vitest/config'
import { SlowFirst } from './test/slow-first.ts'

/**
 * Tests of what a reader does, which have to hold with the dev server too (test/browser/start-site.ts): a part of them in every run. Layout
 * and navigation come from the same code both ways, so their tests are in the long run. What builds alone do is not among them: the dev server sends no policy,
 * which is made of all pages, and its pages hold a stream open, which keeps browsers from putting them aside.
 */
const browserTests = process.env.SITEGEN_LONG ? '{islands,auto-islands,navigation,shell,states}*' : '{islands,auto-islands,states}'

/** Tests that put another module in the place of one, with `vi.mock`: they share none. */
const replacingModules = ['test/cli/run-command-line.test.ts', 'test/plugins/search/client/local-search-client.test.ts']

/** The files that a worker runs are in one process: they share its Chromium, and the sites that it serves. */
const sharedBrowser = { isolate: false, hookTimeout: 300_000, globalSetup: ['test/browser/run-folder.ts'] }

/**
 * Loads packages as Node.js does where sitegen runs. With the condition `development`, which Vite adds, the parser of Markdown checks each of its own
 * steps, for those who work on it.
 */
const packagesAsInstalled: Plugin = {
  name: 'packages-as-installed',
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)]) {
      for (const conditions of [resolve?.conditions, resolve?.externalConditions]) {
        const at = conditions?.indexOf('development|production') ?? -1
        if (at >= 0) conditions?.splice(at, 1)
      }
    }
  },
}

export default defineConfig({
  plugins: [packagesAsInstalled],
  test: {
    // Bundles of sites that tests build are finished modules: Vite need not transform them once more.
    server: { deps: { external: [/\/\.sitegen\//] } },
    // One more than a small machine has cores: a worker waits a third of its time for its browser, or for a program that it has started.
    // Also on machines with more cores: tests that start browsers and build sites have to be finished in time.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default is a second, in which a busy machine does not get around to it.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['test/compile.ts'],
    sequence: { sequencer: SlowFirst },
    // A module that Vite has transformed is kept below node_modules/ under the hash of its text: for the other projects, and for the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...replacingModules],
          // The modules of src/ keep nothing that a result depends on, so that files can share them: loading them anew for each takes as long as most tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'replaced modules', include: replacingModules },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/*.test.ts'],
          ...sharedBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: 'dev server',
          include: [`test/browser/${browserTests}.test.ts`],
          env: { SITEGEN_SERVE: 'dev' },
          ...sharedBrowser,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/{theme,client}/**', 'src/plugins/*/{theme,client}/**'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})
