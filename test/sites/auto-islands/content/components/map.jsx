const wide = window.innerWidth > 100

export default function Map() {
  return <p className="map">Wide: {String(wide)}</p>
}
