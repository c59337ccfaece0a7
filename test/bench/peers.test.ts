import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { detectPeer } from '../../bench/peers.ts'
import { WrongOption } from '../../bench/read-options.ts'

function folderWith(files: Record<string, unknown>): string {
  const directory = mkdtempSync(join(tmpdir(), 'sitegen-peers-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const [path, json] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), JSON.stringify(json))
  }
  return directory
}

const dependencies = { '@docusaurus/core': '3.10.2', '@docusaurus/faster': '3.10.2' }

test('Docusaurus with its Rust bundler installed -> Docusaurus Faster, with its switch in the configuration', () => {
  const directory = folderWith({
    'package.json': { dependencies },
    'node_modules/@docusaurus/core/package.json': { version: '3.10.2' },
    'node_modules/@docusaurus/faster/package.json': { version: '3.10.2' },
  })
  const tool = detectPeer(directory)
  expect(tool.name).toBe('Docusaurus Faster')
  expect(tool.versions).toEqual({ '@docusaurus/core': '3.10.2', '@docusaurus/faster': '3.10.2' })
  expect(tool.pageFile('/guides/a/')).toBe('guides/a/index.html')
})

test('Docusaurus without it -> Docusaurus', () => {
  const directory = folderWith({ 'package.json': { dependencies }, 'node_modules/@docusaurus/core/package.json': { version: '3.10.2' } })
  expect(detectPeer(directory).name).toBe('Docusaurus')
})

test('a peer that is not installed, one that is not known, no package.json -> what was expected', () => {
  expect(() => detectPeer(folderWith({ 'package.json': { dependencies } }))).toThrow('expected one of @docusaurus/core')
  expect(() =>
    detectPeer(folderWith({ 'package.json': { dependencies: { left: '1' } }, 'node_modules/left/package.json': { version: '1' } })),
  ).toThrow(WrongOption)
  expect(() => detectPeer(folderWith({}))).toThrow('expected a folder with a package.json')
})
