import { defineConfig } from 'sitegen'
import { figures } from './plugins/figures.ts'
import { releases } from './plugins/releases.ts'

export default defineConfig({
  title: 'Kit',
  url: 'https://example.com',
  docs: { path: 'content/docs' },
  plugins: [figures({ label: 'Figure' }), releases()],
})
