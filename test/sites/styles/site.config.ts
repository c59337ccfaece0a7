import tailwindcss from '@tailwindcss/postcss'
import svgr from 'esbuild-plugin-svgr'
import { sassPlugin } from 'esbuild-sass-plugin'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'sitegen'
import { postcss } from './plugins/postcss.ts'

/** Style sheets name pictures too: those are published as files. */
const drawings = { icon: false, markExternal: false }

export default defineConfig({
  title: 'Styles',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  stylesheets: ['styles/site.scss', 'styles/tailwind.css'],
  bundle: {
    esbuildPlugins: [postcss([tailwindcss(), customMedia()]), sassPlugin(), svgr(drawings)],
  },
})
