// The pictures of documents in other formats and widths. Documents name them (markdown/rehype-pictures.ts); here they are made.
import type { BuiltInPlugin } from '../../../build/built-in-plugin.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { countPictures, writePictures } from './write-pictures.ts'

export function pictures(config: ResolvedConfig): BuiltInPlugin {
  return {
    name: 'pictures',
    pages: ({ documents, workspace, output }) => ({
      count: countPictures(documents),
      run: async (advance) => ({
        owner: 'a picture of a document',
        isShared: true,
        ...(await writePictures({ ...workspace, config, summaries: documents, output }, advance)),
      }),
    }),
  }
}
