/** 'One min read', '4 min read'; whole minutes, rounded up. */
export function formatReadingTime(minutes: number): string {
  const whole = Math.ceil(minutes)
  return whole === 1 ? 'One min read' : `${whole} min read`
}
