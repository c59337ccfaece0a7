export function Counter() {
  return <button onClick={() => console.log('counted')}>Count</button>
}
