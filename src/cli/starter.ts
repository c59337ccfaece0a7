// What `sitegen init` writes: the files of the folder starter/, for the parts that were chosen, and those that depend on the answers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readableOn } from '../lib/color-contrast.ts'
import { describeValue } from '../lib/describe-value.ts'
import { escapeHtml } from '../lib/escape.ts'
import { packageDirectory } from '../lib/package-directory.ts'

export const starterParts = ['docs', 'blog', 'home'] as const
export type StarterPart = (typeof starterParts)[number]
/** Where each of them stands. */
export const starterFolders = { docs: 'content/docs', blog: 'content/blog', home: 'content/pages' } as const satisfies Record<
  StarterPart,
  string
>

/** What a new site is asked for. */
export interface StarterAnswers {
  title: string
  parts: readonly StarterPart[]
  /** As `#rrggbb`. */
  color: string
  /** Where it will be served; a path is the base URL. */
  url: string
  /** For the date of the first post. */
  today: Date
  /** Parts that the author has written already: no samples go between that, and no link leads to them. */
  filled?: readonly StarterPart[]
}

/** Path relative to the site -> text. `package.json` and what belongs to a repository are not among them. */
export function listStarterFiles({ title, parts, color, url, today, filled = [] }: StarterAnswers): Map<string, string> {
  const { origin, pathname } = new URL(url)
  const values: Record<string, string> = {
    TITLE: title,
    TAGLINE: 'Say in one sentence what it is for.',
    COPYRIGHT: `© {year} ${escapeHtml(title)}`,
    ORIGIN: origin,
    BASE_URL: pathname,
    COLOR: color,
    ON_COLOR: readableOn(color, '#ffffff'),
  }
  const chosen = parts.map((part) => (part === 'docs' && filled.includes('docs') ? 'docs of the author' : part))
  const conditions = [
    ...chosen,
    // The home page leads to documents that are written here.
    chosen.includes('docs') || chosen.includes('blog') ? 'a button' : 'no button',
    ...(pathname === '/' ? [] : ['a path']),
  ]
  const files = new Map<string, string>()
  for (const folder of ['common', ...starterParts.filter((part) => parts.includes(part) && !filled.includes(part))]) {
    const directory = join(packageDirectory, 'starter', folder)
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const path = nameOf(file.slice(directory.length + 1).replaceAll('\\', '/'), today)
      files.set(path, fillIn(keepLines(readFileSync(file, 'utf8'), conditions), values))
    }
  }
  return files
}

/** A line that ends with `// only with blog` is there with the blog. */
function keepLines(text: string, conditions: readonly string[]): string {
  return text.replace(/^(.*) \/\/ only with (.*)\n/gm, (_line, code: string, condition: string) =>
    conditions.includes(condition) ? `${code}\n` : '',
  )
}

/** `'__NAME__'` becomes a string of TypeScript, `"__NAME__"` one of JSON and YAML, `__NAME__` the value as it is. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/(['"]?)__([A-Z_]+)__\1/g, (found, mark: string, name: string) => {
    const value = values[name]
    if (value === undefined) return found
    const quoted = JSON.stringify(value)
    if (mark === '"') return quoted
    return mark === '' ? value : `'${quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  })
}

/** npm packs no file with the name .gitignore, and a post carries its date in its name. */
function nameOf(path: string, today: Date): string {
  if (path === 'gitignore') return '.gitignore'
  return path === 'content/blog/welcome.md' ? `content/blog/${today.toISOString().slice(0, 10)}-welcome.md` : path
}

/** The workflow for GitHub. @param directory of the site, relative to the repository; '.' for the repository itself. */
export function starterWorkflow(directory: string): string {
  const at = (path: string): string => (directory === '.' ? path : `${directory}/${path}`)
  const values = { DIRECTORY: directory, CACHE: at('.sitegen/cache'), BUILD: at('build') }
  return fillIn(readFileSync(join(packageDirectory, 'starter/workflow.yml'), 'utf8'), values)
}

export const starterScripts = { dev: 'sitegen dev', build: 'sitegen build', serve: 'sitegen serve', check: 'sitegen check-links' } as const

/**
 * `text` of package.json, or that of a new one, with the scripts and dependencies of a site that are not there yet.
 * @throws SyntaxError for a text that is no JSON object.
 */
export function addToPackage(text: string | undefined, { title, sitegen }: { title: string; sitegen: string | undefined }): string {
  const found = text === undefined ? newPackage(title) : parsePackage(text)
  const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0' }
  const tools = {
    ...(sitegen !== undefined && { sitegen }),
    '@types/node': '^20.19.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
  }
  const has = (name: string): boolean => [found.dependencies, found.devDependencies].some((group) => group && Object.hasOwn(group, name))
  const missing = (group: Record<string, string>) => Object.fromEntries(Object.entries(group).filter(([name]) => !has(name)))
  const added: PackageFile = {
    ...found,
    scripts: { ...starterScripts, ...found.scripts },
    dependencies: { ...found.dependencies, ...missing(dependencies) },
    devDependencies: { ...found.devDependencies, ...missing(tools) },
  }
  const indent = /^\{\r?\n([ \t]+)/.exec(text ?? '')?.[1] ?? 2
  return `${JSON.stringify(added, undefined, indent)}\n`
}

function parsePackage(text: string): PackageFile {
  const found: unknown = JSON.parse(text)
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
  throw new SyntaxError(`found ${describeValue(found)}`)
}

function newPackage(title: string): PackageFile {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return { name: name === '' ? 'site' : name, private: true, type: 'module' }
}

export interface PackageFile {
  name?: string
  private?: boolean
  type?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
