// Text of an index with its marks. React writes it as text: nothing of an index is ever HTML here.
import { Fragment, type ReactElement } from 'react'
import { parseMarks } from '../client/parse-marks.ts'

export function MarkedText({ value }: { value: string }): ReactElement {
  return (
    <>
      {parseMarks(value).map(({ text, isMarked }, index) => {
        const key = `${index} ${text}`
        return isMarked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
      })}
    </>
  )
}
