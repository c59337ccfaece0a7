// Which version of the docs to search, where there is more than one and each is searched by itself.

import { type ReactElement, useEffect, useState } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { versionOf } from '../client/search-request.ts'
import type { DocsContext } from '../client/search-setup.ts'

interface VersionSelectsProps {
  docs: readonly DocsContext[]
  onChoose: (docs: string, version: string) => void
}

export function VersionSelects({ docs, onChoose }: VersionSelectsProps): ReactElement {
  const versioned = docs.filter(({ versions }) => versions.length > 1)
  return (
    <>
      {versioned.map((one) => (
        <VersionSelect
          key={one.id}
          docs={one}
          label={versioned.length > 1 ? text('theme.SearchPage.versionOf', { docs: one.id }) : text('theme.SearchPage.version')}
          onChoose={onChoose}
        />
      ))}
    </>
  )
}

function VersionSelect({
  docs,
  label,
  onChoose,
}: {
  docs: DocsContext
  label: string
  onChoose: VersionSelectsProps['onChoose']
}): ReactElement {
  // What the reader prefers is known only in their browser.
  const [version, setVersion] = useState(docs.latest)
  useEffect(() => setVersion(versionOf(docs)), [docs])
  return (
    <select
      aria-label={label}
      value={version}
      onChange={({ target }) => {
        setVersion(target.value)
        onChoose(docs.id, target.value)
      }}
    >
      {docs.versions.map(({ name, label: text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  )
}
