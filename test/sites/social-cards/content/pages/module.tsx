export const metadata = { title: "From a module" }

export default function Page() {
  return <h1>Module</h1>
}
