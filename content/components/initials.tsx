// The picture of a sample profile: the first letters of the name, since there is no person to show.

/** @param tint 0 to 3. */
export function Initials({ name, tint }: { name: string; tint: number }) {
  const letters = name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()
  return (
    <svg className="site-initials" data-tint={tint} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" />
      <text x="32" y="40" textAnchor="middle">
        {letters}
      </text>
    </svg>
  )
}
