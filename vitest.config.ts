import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/compile.ts'],
    // Bundles of sites that tests build are finished modules: Vite need not transform them once more.
    server: { deps: { external: [/\/\.sitegen\//] } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/theme/**', 'src/client/**'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})
