import { expect, test } from 'vitest'
import { protocolProblem } from '../../src/check/protocol-problem.ts'

test.each([
  'mailto:a@b.example',
  'mailto:a@b.example,c@d.example?subject=x',
  'mailto:a%2Bb@c.example',
  'mailto:?subject=x',
  'MAILTO:a@b.example',
  'tel:+41 44 123',
  'tel:1-800-FLOWERS',
  'sms:?body=x',
  'vscode:extension/x',
  'web+app:x',
  'tez://upi',
  'ftp://a.example',
  'data:,x',
  'magnet:?xt=x',
  'example.com:x',
])('%s -> fine', (url) => {
  expect(protocolProblem(url)).toBeUndefined()
})

test.each([
  ['mailto:not an address', 'has "not an address" where a mail address is expected', 'Write `mailto:name@example.com`.'],
  ['mailto:', 'has no mail address', 'Write'],
  ['mailto:a@b.example,c', 'has "c"', 'Write'],
  ['mailto:A <a@b.example>', 'has "A <a@b.example>"', 'Write'],
  ['mailto://a@b.example', 'has "//a@b.example"', 'Write'],
  ['tel:call us', 'has no telephone number', 'tel:'],
  ['htps://a.example/b', 'has the protocol "htps:", which no browser knows', 'Did you mean `https://a.example/b`?'],
  ['httpss://a.example', 'httpss', 'Did you mean `https://a.example`?'],
  ['htp://a.example', 'htp', 'Did you mean `http://a.example`?'],
  ['hptt://a.example', 'hptt', 'Did you mean `http://a.example`?'],
  ['maito:a@b.example', 'maito', 'Did you mean `mailto:a@b.example`?'],
  ['file:///home/me/x.pdf', 'disk', 'static folder'],
  ['C:\\docs\\x.md', 'disk', 'static folder'],
  ['localhost:3000/docs', 'is read as an address with the protocol "localhost:"', '`http://localhost:3000/docs`'],
  ['example.com:8080/x', 'protocol "example.com:"', '`https://example.com:8080/x`'],
])('%s -> %s', (url, problem, hint) => {
  expect(protocolProblem(url)?.problem).toContain(problem)
  expect(protocolProblem(url)?.hint).toContain(hint)
})
