// Explains in words what the system refuses: no space, no permission. Node's message names the call and the path, which tells most people
// nothing.
import { dirname } from 'node:path'

/** Message and hint; undefined if it is not a system error. */
export function explainSystemError(error: unknown): { message: string; hint?: string } | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const code = 'code' in error ? error.code : undefined
  const path = 'path' in error && typeof error.path === 'string' ? ` "${error.path}"` : ' a file'
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        message: `There is no space left on the disk to write${path}.`,
        hint: 'Make room, or write elsewhere with --out. `sitegen clean` removes the cache. The last output is as it was.',
      }
    case 'EACCES':
    case 'EPERM':
      return {
        message: `This user may not read or write${path}.`,
        hint: 'Change the permissions of the file or of its folder, or its owner.',
      }
    case 'EROFS':
      return { message: `The disk is read-only, so${path} cannot be written.`, hint: 'Write elsewhere with --out.' }
    case 'EMFILE':
    case 'ENFILE':
      return { message: `Too many files are open to open${path}.`, hint: 'Raise the limit of the system (ulimit -n).' }
    case 'EBUSY':
      return { message: `The system is using${path}.`, hint: 'When it is a mounted folder, write to a folder inside of it with --out.' }
    case 'ENOENT':
      // The folder above it exists, so this file system does not allow folders there: /proc, for example.
      return error.syscall === 'mkdir' && 'path' in error && typeof error.path === 'string'
        ? { message: `No folder can be made in "${dirname(error.path)}".`, hint: 'Write elsewhere with --out.' }
        : { message: error.message }
    default:
      return { message: error.message }
  }
}
