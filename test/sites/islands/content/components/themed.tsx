'use client'
import {
  Admonition,
  ApiRow,
  ApiTable,
  Card,
  Cards,
  CodeBlock,
  Compatibility,
  Details,
  Environment,
  Figure,
  Heading,
  Icon,
  Link,
  PackageManagers,
  Step,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  Translate,
  Video,
} from 'sitegen/theme'
import { useState } from 'react'

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** All components of the theme that can be part of an island. */
export function Themed() {
  const [count, setCount] = useState(0)
  return (
    <div className="themed">
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Link to="../docs/intro">Relative</Link>
      <Link to="https://example.org/">Elsewhere</Link>
      <Admonition type="tip" title="Remark">
        Inside
      </Admonition>
      <Tabs groupId="letters">
        <TabItem value="a">Letter a</TabItem>
        <TabItem value="b">Letter b {count}</TabItem>
      </Tabs>
      <CodeBlock language="ts" title="code.ts">
        {'const first: number = 1'}
      </CodeBlock>
      {count > 0 && <CodeBlock language="ts">{`const later = ${count}`}</CodeBlock>}
      <Details summary="More">Less</Details>
      <Steps>
        <Step title="One">Do it</Step>
      </Steps>
      <Cards>
        <Card title="Plain" href="/plain" icon="home">
          A card
        </Card>
      </Cards>
      <Figure src={image} alt="Nothing" caption="A figure" />
      <Video src="/silence.mp4" title="Silence" silent />
      <ThemedImage src={image} srcDark={image} alt="Modes" />
      <PackageManagers package="react" />
      <ApiTable>
        <ApiRow name="x" type="string">
          A row
        </ApiRow>
      </ApiTable>
      <Compatibility>
        <Environment name="Node" support="yes" />
      </Compatibility>
      <Heading as="h2" id="of-island">
        Heading
      </Heading>
      <Icon name="github" />
      <Translate id="x">Translated</Translate>
    </div>
  )
}
