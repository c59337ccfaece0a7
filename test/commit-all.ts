// Commits everything in a folder, at a given time, whatever the settings of git on this machine.
import { execFileSync } from 'node:child_process'

/** @param first `init` makes the repository. */
export function commitAll(directory: string, date: string, first?: 'init'): void {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  }
  const git = (...parameters: string[]): void => {
    execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.com', ...parameters], { cwd: directory, env, stdio: 'pipe' })
  }
  if (first) git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'change')
}
