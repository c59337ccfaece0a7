import DocItem from '@theme-original/DocItem'

export default function DocItemWrapper(props) {
  return (
    <>
      <DocItem {...props} />
      <p className="own-doc">After the document</p>
    </>
  )
}
