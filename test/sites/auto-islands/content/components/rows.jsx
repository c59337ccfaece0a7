import { Children, cloneElement, useState } from 'react'

/** Looks into the table that it is given, and makes its rows react. */
export function Rows({ children }) {
  const [chosen, setChosen] = useState('none')
  if (children.type !== 'table') throw new Error('Expected a table.')
  const [head, body] = Children.toArray(children.props.children)
  const rows = Children.map(body.props.children, (row, index) => cloneElement(row, { onClick: () => setChosen(`row ${index + 1}`) }))
  return (
    <>
      <table>
        {head}
        <tbody>{rows}</tbody>
      </table>
      <p className="chosen">{chosen}</p>
    </>
  )
}
