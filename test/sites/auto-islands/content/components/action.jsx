/** Becomes a handler only where it is given one. */
export function Action({ onPress, children }) {
  return (
    <button type="button" className="action" onClick={onPress}>
      {children}
    </button>
  )
}

/** Shows what it is given with a function that it is given: nothing here needs the browser. */
export function List({ items, render }) {
  return <ul>{items.map((item) => <li key={item}>{render(item)}</li>)}</ul>
}
