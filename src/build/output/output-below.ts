// A folder of an output, for the steps that make the site in one language: they name their files as if that were all of it.
import { join } from 'node:path'
import { joinFolder } from '../../lib/folder-path.ts'
import type { Output } from './output.ts'

/** @param folder relative to the output; '' for the output itself. */
export function outputBelow(output: Output, folder: string): Output {
  if (folder === '') return output
  const at = (path: string): string => joinFolder(folder, path)
  return {
    directory: join(output.directory, folder),
    get hasLast() {
      return output.hasLast
    },
    get files() {
      return output.files
    },
    get bytes() {
      return output.bytes
    },
    write: (path, content) => output.write(at(path), content),
    copy: (source, path) => output.copy(source, at(path)),
    reuse: (path, hash, load) => output.reuse(at(path), hash, load),
    assemble: (path, identity, parts) => output.assemble(at(path), identity, parts),
    noteParts: (path, identity, parts) => output.noteParts(at(path), identity, parts),
    append: (path, part) => output.append(at(path), part),
    read: (path) => output.read(at(path)),
    note: (path, identity, size) => output.note(at(path), identity, size),
    complete: () => output.complete(),
    publish: () => output.publish(),
    close: () => output.close(),
  }
}
