export default function PersonPage() {
  return <p>Somebody</p>
}
