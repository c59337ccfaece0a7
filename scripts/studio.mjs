// Starts the toolkit's Studio on the small project of `content/photographs/`, for `npm run photographs`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder as folder, installProject } from './photograph-project.mjs'

/** Starts it with a file of the project that registers compositions, and returns its address and how to end it. */
export async function startStudio(entryPoint) {
  await installProject()
  const program = join(folder, 'node_modules/@remotion/cli/remotion-cli.js')
  const options = ['--no-open', '--ipv4', '--disable-git-source']
  const server = spawn(process.execPath, [program, 'studio', `src/${entryPoint}`, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: the compiler that the Studio starts would outlive it.
    detached: true,
  })
  return { address: await readAddress(server), stop: () => process.kill(-server.pid) }
}

/** Reads the line in which the Studio says where it listens. It does so before it has built the project. */
function readAddress({ stdout }) {
  return new Promise((resolve, reject) => {
    let text = ''
    stdout.on('data', (chunk) => {
      text += chunk
      const address = /http:\/\/localhost:\d+/.exec(text)?.[0]
      if (address) resolve(address)
    })
    stdout.on('end', () => reject(new Error(`The Studio has ended:\n${text}`)))
  })
}
