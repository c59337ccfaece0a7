export default function User() {
  return <h1>User</h1>
}
