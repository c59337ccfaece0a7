import Footer from '@theme-original/Footer'
import Note from './Note'

export default function FooterWrapper(props) {
  return (
    <>
      <Note />
      <Footer {...props} />
    </>
  )
}
