export function Mark() {
  return <p className="mark">Made of data</p>
}
