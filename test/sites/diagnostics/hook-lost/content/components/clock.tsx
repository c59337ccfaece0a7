import { useEffect, useState } from 'react'

export function Clock() {
  const [time, setTime] = useState('')
  useEffect(() => setTime(new Date().toLocaleTimeString()), [])
  return <time>{time}</time>
}
