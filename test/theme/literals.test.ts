// Nothing of what a reader sees or hears is a literal in a component: each text is in the catalogue (src/lib/texts/english.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { packageDirectory } from '../../src/lib/package-directory.ts'

const shown = new Set(['aria-label', 'ariaLabel', 'title', 'placeholder', 'alt', 'label', 'aria-description', 'summary'])

/** What is the same in every language. */
const sameEverywhere = new Set(['esc', '#'])

function listFiles(folder: string): string[] {
  return readdirSync(join(packageDirectory, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

const files = [
  ...['src/theme', 'src/client', 'src/docusaurus'].flatMap(listFiles),
  ...readdirSync(join(packageDirectory, 'src/plugins')).flatMap((plugin) =>
    ['theme', 'client'].flatMap((room) => {
      try {
        return listFiles(`src/plugins/${plugin}/${room}`)
      } catch {
        return []
      }
    }),
  ),
  // For the owner of a site: the dev server.
].filter((file) => !file.startsWith('src/client/dev'))

function findLiterals(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const report = (node: ts.Node, written: string): void => {
    if (!/\p{L}/u.test(written) || sameEverywhere.has(written.trim())) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${relative(packageDirectory, join(packageDirectory, file))}:${line + 1} ${written.trim()}`)
  }
  const textIn = (node: ts.Node | undefined): string => {
    if (node === undefined) return ''
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('')
    if (ts.isJsxExpression(node)) return textIn(node.expression)
    if (ts.isConditionalExpression(node)) return textIn(node.whenTrue) + textIn(node.whenFalse)
    return ''
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) report(node, textIn(node))
    if (ts.isJsxAttribute(node) && shown.has(node.name.getText(source))) report(node, textIn(node.initializer))
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      ['ariaLabel', 'title', 'placeholder', 'alt', 'textContent'].includes(node.left.name.text)
    )
      report(node, textIn(node.right))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('components of the theme', () => {
  it('a text in a component -> found', () => {
    expect(findLiterals('a.tsx', '<p title="Open">Hello {name} {`and ${x} more`}</p>').length).toBe(3)
    expect(findLiterals('a.ts', 'button.ariaLabel = `Close ${name}`')).toHaveLength(1)
  })

  it('all files -> no text that is not in the catalogue', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(files.flatMap((file) => findLiterals(file, readFileSync(join(packageDirectory, file), 'utf8')))).toEqual([])
  })

  it('ids -> written out, because the build looks for them', () => {
    const composed = files.filter((file) => /`theme\.[^`]*\$\{/.test(readFileSync(join(packageDirectory, file), 'utf8')))
    expect(composed).toEqual([])
  })
})
