/** Ends this process once everything is written: a timer that code of the site left behind, or a reader that went away, must not keep it alive. */
export function leaveProcess(exitCode: number): void {
  process.exitCode = exitCode
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}
