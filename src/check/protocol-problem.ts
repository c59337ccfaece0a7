// Says what is wrong with an address that has a protocol other than http and https: a misspelt protocol, a host or a path that was taken for
// one, a mailbox that is none. Protocols that nobody knows are left alone: programs on the reader's machine may have registered them.

import { distance } from 'fastest-levenshtein'
import { decodeComponent } from '../lib/site-path.ts'

export interface ProtocolProblem {
  /** To follow a subject. */
  problem: string
  hint: string
}

/** Protocols that are often misspelt, and others so near to them that they could be taken for a misspelling. */
const common = ['https', 'http', 'mailto', 'tel']
const known: ReadonlySet<string> = new Set([...common, 'data', 'ftp', 'ftps', 'sftp', 'git', 'ssh', 'sip', 'sms', 'ws', 'wss'])

/** `url` has a protocol. Undefined if nothing is wrong. */
export function protocolProblem(url: string): ProtocolProblem | undefined {
  const [, written = '', rest = ''] = /^\s*([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? []
  const protocol = written.toLowerCase()
  if (protocol === 'mailto') return mailboxProblem(rest)
  if (protocol === 'tel') {
    const hint = 'Write the number with its country: `tel:+41-44-123-45-67`.'
    return /\d/.test(rest) ? undefined : { problem: 'has no telephone number', hint }
  }
  if (protocol === 'file' || protocol.length === 1) {
    const hint = 'Put the file into a static folder and link to its path on the site, or beside the document and link to it from there.'
    return { problem: "leads to a file of one computer's disk, which browsers do not open from a page", hint }
  }
  if (protocol === 'localhost' || (protocol.includes('.') && /^\d+(?:[/?#]|$)/.test(rest))) {
    const hint = `Write \`${protocol === 'localhost' ? 'http' : 'https'}://${url.trim()}\`.`
    return { problem: `is read as an address with the protocol "${protocol}:"`, hint }
  }
  const meant = known.has(protocol) ? undefined : misspelt(protocol)
  if (meant === undefined) return undefined
  return { problem: `has the protocol "${protocol}:", which no browser knows`, hint: `Did you mean \`${meant}:${rest}\`?` }
}

/**
 * The protocol that was meant, if any: the same letters in another order; in longer names also one letter missing, added or other, and in the
 * longest two.
 */
function misspelt(written: string): string | undefined {
  const edits = (meant: string): number => ([...written].sort().join('') === [...meant].sort().join('') ? 0 : distance(written, meant))
  const near = common.filter((meant) => edits(meant) <= Math.min(2, Math.max(0, meant.length - 3)))
  return near.sort((left, right) => edits(left) - edits(right))[0]
}

/** Several mailboxes are separated by commas (RFC 6068); without any, the reader chooses whom to write to. */
function mailboxProblem(rest: string): ProtocolProblem | undefined {
  const [written = '', query = ''] = rest.split('?', 2)
  if (written === '' && query !== '') return undefined
  const wrong = decodeComponent(written)
    .split(',')
    .find((mailbox) => !/^[^\s@<>]+@[^\s@<>]+$/.test(mailbox.trim()) || mailbox.startsWith('//'))
  if (wrong === undefined) return undefined
  const problem = wrong.trim() === '' ? 'has no mail address' : `has "${wrong.trim()}" where a mail address is expected`
  return { problem, hint: 'Write `mailto:name@example.com`.' }
}
