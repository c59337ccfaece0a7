// What the sites under test/sites/diagnostics/ need and a repository cannot hold: broken bytes, links, clashing names, a server that
// answers. Made in the temporary copy of the site, by the id of the diagnostic that the site is for.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { BuildOptions } from '../../src/build/build-report.ts'
import { commitAll } from '../commit-all.ts'
import { makePng } from './png.ts'

/** Changes the copy in `directory`; gives the options that the build needs beside it. */
type Preparation = (directory: string) => Promise<Partial<BuildOptions>>

export const preparations: Readonly<Record<string, Preparation>> = {
  // A disk that does not tell cases apart keeps one of the two files, and git on it reports a change for ever.
  'content-case-clash': writing('content/pages/About.md', '# About again\n'),
  // Checking it out would fail where paths are limited to 260 characters.
  'content-name-too-long': writing(`content/pages/${'long-'.repeat(49)}.md`, '# Long\n'),
  // Editors and git would "repair" it.
  'content-not-utf8': writing('content/pages/caf.md', Buffer.from('# Caf\xe9\n', 'latin1')),
  'content-nul-byte': writing('content/pages/nul.md', '# Nul\n\nOne \0 byte.\n'),
  // Tools that walk the repository would have to deal with the loop.
  'content-symlink-loop': linking('content/pages/again', '.'),
  // Two megabytes.
  'content-too-large': writing('content/pages/data.md', 'a number, '.repeat(200_001)),
  // A link to nothing: the user of the tests may read every file, whatever its permissions.
  'content-unreadable': linking('content/pages/linked.md', '../../elsewhere/linked.md'),
  'external-link-broken': async (directory) => {
    const address = await startServer()
    await writeFile(join(directory, 'content/pages/index.md'), `# Home\n\nSee [the paper](${address}/paper).\n`)
    return { external: true }
  },
  'external-link-refused': async () => ({ external: true }),
  // Nobody wants such a link in a repository.
  'cache-outside-site': linking('.sitegen', '../elsewhere'),
  // As npm would install it.
  'typescript-unusable': writing('node_modules/typescript/package.json', '{ "name": "typescript", "version": "5.9.3" }\n'),
  // As it is on a system that it is not made for.
  'sharp-unusable': async (directory) => {
    await writing('content/pages/editor.png', makePng(40, 30))(directory)
    await writing('node_modules/sharp/package.json', '{ "name": "sharp", "version": "0.35.5" }\n')(directory)
    await writing('node_modules/sharp/index.js', 'throw new Error("Could not load the module for linux-x64")\n')(directory)
    return { write: true }
  },
  'react-unusable': async (directory) => {
    await writing('node_modules/react/package.json', '{ "name": "react", "version": "18.3.1" }\n')(directory)
    return writing('node_modules/react-dom/package.json', '{ "name": "react-dom", "version": "18.3.1" }\n')(directory)
  },
  'address-lost': async (directory) => ({
    published: { file: 'published.xml', text: await readFile(join(directory, 'published.xml'), 'utf8') },
  }),
  // Git would not keep a repository in a repository.
  'translation-stale': async (directory) => {
    const original = join(directory, 'content/docs/intro.md')
    const text = await readFile(original, 'utf8')
    await writeFile(original, text.replace('strong', 'steady'))
    commitAll(directory, '2026-01-05T00:00:00Z', 'init')
    await writeFile(original, text)
    commitAll(directory, '2026-02-05T00:00:00Z')
    return {}
  },
  'output-differs': async () => ({ write: true, verify: true }),
}

function writing(path: string, content: string | Uint8Array): Preparation {
  return async (directory) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), content)
    return {}
  }
}

function linking(path: string, target: string): Preparation {
  return async (directory) => {
    await symlink(target, join(directory, path))
    return {}
  }
}

/** A server of this machine that knows no page. Its address, with a port that the system chose. */
async function startServer(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}
