import { DocsList } from '../components/docs-list.tsx'
import { PageFacts, SiteFacts } from '../components/facts.tsx'
import { Posts } from '../components/posts.tsx'
import { Themed } from '../components/themed.tsx'

export const metadata = { title: 'Theme in islands' }

export default function ThemedPage() {
  return (
    <>
      <h1>Theme in islands</h1>
      <Themed />
      <DocsList client="load" />
      <Posts client="load" />
      <SiteFacts client="load" />
      <PageFacts client="load" />
      <DocsList client="only" />
      <Themed client="only" />
    </>
  )
}
