// What the configuration says about a command line: its commands and flags. A JSON file of the site; docs/check-code.md describes the
// format.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

export interface CommandDescription {
  /** Flags of this command and of all its subcommands, as they are written: `--log`, `-q`. */
  flags?: string[]
  /** Accepts any flags. */
  anyFlags?: boolean
  commands?: Record<string, CommandDescription>
}

export interface ProgramDescription extends CommandDescription {
  /** The name by which it is called. */
  name: string
  /** Packages that contain it, for `npx <package>`. */
  packages?: string[]
}

const flag = z.string().regex(/^--?[A-Za-z]/)
const commandShape = {
  flags: z.array(flag).optional(),
  anyFlags: z.boolean().optional(),
  get commands() {
    return z.record(z.string(), command).optional()
  },
}
const command = z.strictObject(commandShape)
const description = z.strictObject({
  /** Where the file comes from. */
  source: z.string().optional(),
  programs: z.array(
    z.strictObject({
      ...commandShape,
      commands: z.record(z.string(), command).optional(),
      name: z.string(),
      packages: z.array(z.string()).optional(),
    }),
  ),
})

/** @param files relative to the site. */
export function readCommandDescriptions(
  siteDirectory: string,
  files: readonly string[],
): { programs: ProgramDescription[]; diagnostics: Diagnostic[] } {
  const programs: ProgramDescription[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const read = readDescription(join(siteDirectory, file))
    if (typeof read === 'string')
      diagnostics.push({
        id: 'code-commands-invalid',
        level: 'error',
        message: `The description of a command line cannot be used: ${read}.`,
        place: { file },
        hint: 'Its form is in docs/check-code.md.',
      })
    else programs.push(...read)
  }
  return { programs, diagnostics }
}

/** Returns the programs, or what is wrong with the file. */
function readDescription(path: string): ProgramDescription[] | string {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
  }
  const result = description.safeParse(value)
  if (result.success) return result.data.programs.map(withoutUndefined)
  const [issue] = result.error.issues
  return `${issue?.message ?? 'it has the wrong form'} at ${issue?.path.join('.') || 'its top'}`
}

function withoutUndefined({ name, packages, ...rest }: z.output<typeof description>['programs'][number]): ProgramDescription {
  return { ...plainCommand(rest), name, ...(packages && { packages }) }
}

function plainCommand({ flags, anyFlags, commands }: z.output<typeof command>): CommandDescription {
  return {
    ...(flags && { flags }),
    ...(anyFlags && { anyFlags }),
    ...(commands && { commands: Object.fromEntries(Object.entries(commands).map(([name, value]) => [name, plainCommand(value)])) }),
  }
}
