import { defineConfig } from 'sitegen'
import { distinctHeadings } from './plugins/distinct-headings.ts'
import { shout } from './plugins/shout.ts'

export default defineConfig({
  title: 'Kit',
  url: 'https://example.com',
  docs: { path: 'content/docs' },
  plugins: [distinctHeadings({ ignore: ['Example'] }), shout()],
})
