export default function Root({ children }) {
  return <div className="own-root">{children}</div>
}
