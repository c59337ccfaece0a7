// The numbers in the titles of tests lead somewhere, and every row of the specification that can be tested has a test.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('numbers in titles of tests -> the rows of docs/specification.md, but for those that only describe', () => {
  const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file))
  const titles = files.map((file) => readFileSync(`${root}test/${file}`, 'utf8')).join('\n')
  const tested = new Set([...titles.matchAll(/\[spec ([\d., ]+)\]/g)].flatMap(([, rows = '']) => rows.split(/, ?/)))
  const specification = readFileSync(`${root}docs/specification.md`, 'utf8')
  const rows = [...specification.matchAll(/^\| (\d\.\d\d) \|/gm)].map(([, row]) => row)
  expect([...tested].sort()).toEqual(rows)
})
