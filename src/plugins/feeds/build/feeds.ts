// The feeds of blogs in a build: each page of a post leaves its text, and the feeds are made of these.
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import { inEachLanguage } from '../../../build/list-files.ts'
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { pluginValue } from '../../plugin-values.ts'
import { emitFeeds } from '../emit-feeds.ts'

/** HTML of the text of a post. */
const feedBody = pluginValue<string>('feeds')

export function feeds(): BuildPlugin {
  return {
    name: 'feeds',
    files: inEachLanguage(({ config, table, notesOf }) =>
      emitFeeds({ config, table, feedBodyOf: async (path) => feedBody.of(await notesOf(path)) }),
    ),
  }
}

export const keepFeedBody: PageHook =
  () =>
  ({ route }) =>
    route.kind === 'blog-post' && route.props.inFeeds
      ? { wantsBody: true, finish: ({ body }) => (body === undefined ? undefined : { notes: feedBody.as(body) }) }
      : undefined
