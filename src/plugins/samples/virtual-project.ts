// The blocks as files of TypeScript projects that exist only in memory: below `.sitegen/code` of the site, one folder per document, so that
// imports find the packages of the site and the named blocks of the same page.
import { dirname, join } from 'node:path/posix'
import type { FileSystem } from 'typescript/unstable/fs'

/** The compiler options if the site does not name a tsconfig.json. */
const defaultOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
}

/** Set regardless of the site: nothing is written, declaration files are not checked, and every block is a module. */
const fixedOptions = {
  noEmit: true,
  skipLibCheck: true,
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  composite: false,
  incremental: false,
  declaration: false,
}

export interface VirtualProject {
  /** Absolute path of its tsconfig.json. */
  configFile: string
  /** Absolute paths of its blocks. */
  files: string[]
}

export interface VirtualFolder {
  /** Absolute. */
  directory: string
  /** Absolute path -> text. */
  files: Map<string, string>
  fileSystem: FileSystem
  /** Everything outside the folder that the compiler has read. */
  filesRead: Set<string>
}

/** With `/` on every system, as in the compiler's file names. */
export function createVirtualFolder(siteDirectory: string): VirtualFolder {
  const directory = join(siteDirectory.replaceAll('\\', '/'), '.sitegen/code')
  const files = new Map<string, string>()
  const filesRead = new Set<string>()
  const folders = new Set<string>()
  const isInside = (path: string): boolean => path === directory || path.startsWith(`${directory}/`)
  const fileSystem: FileSystem = {
    readFile(path) {
      if (isInside(path)) return files.get(path) ?? null
      filesRead.add(path)
      return undefined
    },
    fileExists: (path) => (isInside(path) ? files.has(path) : undefined),
    directoryExists(path) {
      if (!isInside(path)) return undefined
      if (folders.size === 0) for (const file of files.keys()) addFolders(file, directory, folders)
      return folders.has(path)
    },
    getAccessibleEntries: (path) => (isInside(path) ? { files: [], directories: [] } : undefined),
    realpath: (path) => (isInside(path) ? path : undefined),
  }
  return { directory, files, fileSystem, filesRead }
}

function addFolders(file: string, root: string, folders: Set<string>): void {
  for (let folder = dirname(file); !folders.has(folder) && folder.startsWith(root); folder = dirname(folder)) folders.add(folder)
}

/**
 * @param base absolute path of the site's tsconfig.json.
 * @param own options that samples set themselves.
 * @param declarations absolute paths of files that all blocks see.
 */
export function addProject(
  folder: VirtualFolder,
  name: string,
  files: string[],
  { base, declarations, own }: { base: string | undefined; declarations: readonly string[]; own?: Record<string, unknown> | undefined },
): VirtualProject {
  const configFile = join(folder.directory, `tsconfig.${name}.json`)
  const config = {
    ...(base === undefined ? {} : { extends: base }),
    compilerOptions: { ...(base === undefined ? defaultOptions : {}), ...own, ...fixedOptions },
    files: [...declarations, ...files],
    include: [],
  }
  folder.files.set(configFile, JSON.stringify(config))
  return { configFile, files }
}
