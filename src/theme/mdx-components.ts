// The components that MDX documents can use without an import, and those that they find under Docusaurus's names.

import { Fragment } from 'react'
import { Admonition } from '../plugins/admonitions/theme/admonition.tsx'
import { PackageManagers } from '../plugins/package-managers/theme/package-managers.tsx'
import { Link } from './link.tsx'
import { ApiRow, ApiTable } from './mdx/api-table.tsx'
import { Badge } from './mdx/badge.tsx'
import { Card, Cards } from './mdx/cards.tsx'
import { CodeBlock } from './mdx/code-block.tsx'
import { Compatibility, Environment } from './mdx/compatibility.tsx'
import { Details } from './mdx/details.tsx'
import { Figure } from './mdx/figure.tsx'
import { FileTree } from './mdx/file-tree.tsx'
import { HeadTags } from './mdx/head-tags.tsx'
import { Heading } from './mdx/heading.tsx'
import { LinkButton } from './mdx/link-button.tsx'
import * as starlight from './mdx/starlight.tsx'
import { Step, Steps } from './mdx/steps.tsx'
import { TabItem } from './mdx/tab-item.tsx'
import { Tabs } from './mdx/tabs.tsx'
import { Video } from './mdx/video.tsx'
import type { MdxComponentName, ThemeModuleName } from './mdx-component-names.ts'
/** Name -> component. A lowercase name replaces the HTML element of that name. */
export const mdxComponents = {
  Tabs,
  TabItem,
  Admonition,
  Details,
  CodeBlock,
  Steps,
  Step,
  Cards,
  Card,
  Link,
  Fragment,
  Figure,
  Video,
  PackageManagers,
  ApiTable,
  ApiRow,
  Compatibility,
  Environment,
  Badge,
  FileTree,
  LinkButton,
  details: Details,
  head: HeadTags,
} satisfies Record<MdxComponentName, unknown> & Record<string, unknown>

/** `@theme/<name>` in an import -> the module that it loads; and what documents of Starlight import. */
export const themeModules = {
  'theme:Tabs': { default: Tabs },
  'theme:TabItem': { default: TabItem },
  'theme:CodeBlock': { default: CodeBlock },
  'theme:Admonition': { default: Admonition },
  'theme:Details': { default: Details },
  'theme:Heading': { default: Heading },
  'theme:Steps': { default: Steps },
  'theme:Step': { default: Step },
  'theme:Cards': { default: Cards },
  'theme:Card': { default: Card },
  'theme:Figure': { default: Figure },
  'theme:Video': { default: Video },
  'theme:PackageManagers': { default: PackageManagers },
  'theme:ApiTable': { default: ApiTable },
  'theme:ApiRow': { default: ApiRow },
  'theme:Compatibility': { default: Compatibility },
  'theme:Environment': { default: Environment },
  'theme:Badge': { default: Badge },
  'theme:FileTree': { default: FileTree },
  'theme:LinkButton': { default: LinkButton },
  'theme:starlight': starlight,
} satisfies Record<`theme:${ThemeModuleName}`, { default: unknown }> & Record<string, unknown>
