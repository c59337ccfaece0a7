// The folders to watch for a site: those of the content, static files and components with everything below, and, one level deep, the
// folders above them, in which one of them may appear.
import { posix } from 'node:path'
import type { SiteFolders } from './classify-change.ts'
import type { WatchedFolders } from './watch-site.ts'

export function watchedFolders(folders: SiteFolders): WatchedFolders {
  const modules = [...folders.config, ...folders.inputs, ...folders.named, ...folders.read]
    .filter((file) => !file.startsWith('../') && !posix.isAbsolute(file) && !file.split('/').includes('node_modules'))
    .map((file) => posix.dirname(file))
  if (folders.content.includes('')) return { deep: ['.'], flat: [] }
  const read = Object.values(folders.bundled)
    .flat()
    .filter((path) => !path.startsWith('../') && !posix.isAbsolute(path))
  const wanted = [...folders.content, ...folders.static, ...modules, ...read].filter((folder) => folder !== '.')
  const deep = new Set(wanted.filter((folder) => !wanted.some((other) => folder.startsWith(`${other}/`))))
  const flat = new Set(['.'])
  for (const folder of deep) for (let above = posix.dirname(folder); above !== '.'; above = posix.dirname(above)) flat.add(above)
  return { deep: [...deep].sort(), flat: [...flat].filter((folder) => !deep.has(folder)).sort() }
}
