import rehypeExternalLinks from 'rehype-external-links'
import rehypeKatex from 'rehype-katex'
import remarkDefinitionList, { defListHastHandlers } from 'remark-definition-list'
import remarkDirective from 'remark-directive'
import remarkGithub from 'remark-github'
import remarkMath from 'remark-math'
import { defineConfig } from 'sitegen'
import { notes } from './plugins/notes.ts'
import { shout } from './plugins/shout.ts'

export default defineConfig({
  title: 'Plugins',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  docs: { path: 'content/docs' },
  markdown: {
    remarkPlugins: [remarkMath, [remarkGithub, { repository: 'example/kit' }]],
    rehypePlugins: [[rehypeKatex, { output: 'mathml' }], [rehypeExternalLinks, { rel: ['nofollow'], target: '_self' }]],
  },
  plugins: [notes({ word: 'Remember' }), shout(), { name: 'definitions', markdown: { remark: [remarkDefinitionList, remarkDirective], handlers: defListHastHandlers } }],
})
