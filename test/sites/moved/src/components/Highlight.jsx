export default function Highlight({ children, color }) {
  return <mark data-color={color}>{children}</mark>
}
