import { defineConfig } from 'sitegen'
import { liveCode } from 'sitegen/live-code'

export default defineConfig({
  title: 'Live code',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  headers: { files: ['_headers'] },
  plugins: [liveCode({ scope: 'content/live-scope.tsx' })],
})
