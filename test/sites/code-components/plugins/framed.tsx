export default function Framed({ text }: { text: string }) {
  return <p className="framed">{text}</p>
}
