// The parts of the theme that a site can replace with components of its own: one key each, with the module of the theme that has it. The
// name of the part is the name of its export there. The bundler, `sitegen eject` and the documentation read this list.
import * as z from 'zod'
import { lateChecks, siteFile } from './option-values.ts'

/** Schema of a part -> its module, relative to src/theme. */
const modules = z.registry<{ module: string }>()

/** The file of the site that replaces a part of a module of the theme. */
function part(module: string) {
  return siteFile.clone().register(lateChecks, { path: 'file' }).register(modules, { module }).optional()
}

export const components = z.strictObject({
  /** What is around the content of every page: announcement, navbar, sidebar, main, footer. */
  Layout: part('layout/layout.tsx'),
  /** The bar at the top. */
  Navbar: part('navbar/navbar.tsx'),
  /** Logo and title in the navbar. */
  Logo: part('layout/logo.tsx'),
  /** The switch between light and dark. */
  ColorModeToggle: part('navbar/color-mode-toggle.tsx'),
  /** The line above the navbar. */
  AnnouncementBar: part('layout/announcement-bar.tsx'),
  /** The foot of every page. */
  Footer: part('layout/footer.tsx'),
  /** The page of a document. */
  DocPage: part('docs/doc-page.tsx'),
  /** The page of a sidebar category without a document. */
  GeneratedIndexPage: part('docs/generated-index-page.tsx'),
  /** The sidebar of the docs. */
  DocsSidebar: part('docs/docs-sidebar.tsx'),
  /** Says that another version is the latest. */
  VersionBanner: part('docs/version-banner.tsx'),
  /** The way from the home page to a document. */
  Breadcrumbs: part('docs/breadcrumbs.tsx'),
  /** The list of headings beside the text. */
  ContentsColumn: part('docs/contents-list.tsx'),
  /** The list of headings above the text, on small screens. */
  ContentsDisclosure: part('docs/contents-list.tsx'),
  /** Links to the pages before and after this one. */
  Pager: part('layout/pager.tsx'),
  /** Below the text: the link to the source, and the last update. */
  PageFoot: part('layout/page-foot.tsx'),
  /** The tags of a document or a post. */
  TagList: part('layout/tag-list.tsx'),
  /** The list of a blog. */
  BlogListPage: part('blog/blog-list-page.tsx'),
  /** The posts with one tag. */
  BlogTagPage: part('blog/blog-list-page.tsx'),
  /** The page of a post. */
  BlogPostPage: part('blog/blog-post-page.tsx'),
  /** The previews of posts on pages that list them. */
  PostList: part('blog/post-list.tsx'),
  /** Date, reading time and authors of a post. */
  PostMeta: part('blog/post-meta.tsx'),
  /** A page of the pages folder that is written in Markdown. */
  MarkdownPage: part('pages/markdown-page.tsx'),
  /** The page for addresses without a page. */
  NotFoundPage: part('pages/not-found-page.tsx'),
  /** The page with all search results. */
  SearchPage: part('pages/search-page.tsx'),
  /** `<Link>`, and the links of the theme. */
  Link: part('link.tsx'),
  /** `<Heading>`. */
  Heading: part('mdx/heading.tsx'),
  /** `<Admonition>`. */
  Admonition: part('mdx/admonition.tsx'),
  /** `<CodeBlock>`. */
  CodeBlock: part('mdx/code-block.tsx'),
  /** `<Tabs>`. */
  Tabs: part('mdx/tabs.tsx'),
  /** `<Details>`. */
  Details: part('mdx/details.tsx'),
})

/** Name of a part -> the file of the site that replaces it. */
export type ComponentsOptions = z.output<typeof components>

/** Name of a part -> its module, relative to src/theme. */
export const themeParts: ReadonlyMap<string, string> = new Map(
  Object.entries(components.shape).map(([name, schema]) => [name, modules.get(schema.unwrap())?.module ?? '']),
)
