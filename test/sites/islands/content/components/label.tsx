'use client'

export default function Label({ text }: { text: string }) {
  return <em>{text}</em>
}
