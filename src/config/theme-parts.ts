// The parts of the theme that a site can replace with components of its own: one key each, with the module of the theme that has it. The
// name of the part is the name of its export there. The bundler, `sitegen eject` and the documentation read this list.
import * as z from 'zod'
import { lateChecks, siteFile } from './option-values.ts'

/** Schema of a part -> its module, relative to src. */
const modules = z.registry<{ module: string }>()

/** The file of the site that replaces a part of a module of the theme. */
function part(module: string) {
  return siteFile.clone().register(lateChecks, { path: 'file' }).register(modules, { module }).optional()
}

export const components = z.strictObject({
  /** What is around the content of every page: announcement, navbar, sidebar, main, footer. */
  Layout: part('theme/layout/layout.tsx'),
  /** The bar at the top. */
  Navbar: part('theme/navbar/navbar.tsx'),
  /** Logo and title in the navbar. */
  Logo: part('theme/layout/logo.tsx'),
  /** The switch between light and dark. */
  ColorModeToggle: part('theme/navbar/color-mode-toggle.tsx'),
  /** The line above the navbar. */
  AnnouncementBar: part('theme/layout/announcement-bar.tsx'),
  /** The foot of every page. */
  Footer: part('theme/layout/footer.tsx'),
  /** The page of a document. */
  DocPage: part('theme/docs/doc-page.tsx'),
  /** The page of a sidebar category without a document. */
  GeneratedIndexPage: part('theme/docs/generated-index-page.tsx'),
  /** The sidebar of the docs. */
  DocsSidebar: part('theme/docs/docs-sidebar.tsx'),
  /** Says that another version is the latest. */
  VersionBanner: part('theme/docs/version-banner.tsx'),
  /** The way from the home page to a document. */
  Breadcrumbs: part('theme/docs/breadcrumbs.tsx'),
  /** The list of headings beside the text. */
  ContentsColumn: part('theme/docs/contents-list.tsx'),
  /** The list of headings above the text, on small screens. */
  ContentsDisclosure: part('theme/docs/contents-list.tsx'),
  /** Links to the pages before and after this one. */
  Pager: part('theme/layout/pager.tsx'),
  /** Below the text: the link to the source, and the last update. */
  PageFoot: part('theme/layout/page-foot.tsx'),
  /** The tags of a document or a post. */
  TagList: part('theme/layout/tag-list.tsx'),
  /** The list of a blog. */
  BlogListPage: part('theme/blog/blog-list-page.tsx'),
  /** The posts with one tag. */
  BlogTagPage: part('theme/blog/blog-list-page.tsx'),
  /** The page of a post. */
  BlogPostPage: part('theme/blog/blog-post-page.tsx'),
  /** The previews of posts on pages that list them. */
  PostList: part('theme/blog/post-list.tsx'),
  /** The picture of a post, in lists and above its text. */
  PostCover: part('theme/blog/post-cover.tsx'),
  /** Date, reading time and authors of a post. */
  PostMeta: part('theme/blog/post-meta.tsx'),
  /** A page of the pages folder that is written in Markdown. */
  MarkdownPage: part('theme/pages/markdown-page.tsx'),
  /** The page for addresses without a page. */
  NotFoundPage: part('theme/pages/not-found-page.tsx'),
  /** The page with all search results. */
  SearchPage: part('plugins/search/theme/search-page.tsx'),
  /** `<Link>`, and the links of the theme. */
  Link: part('theme/link.tsx'),
  /** `<Heading>`. */
  Heading: part('theme/mdx/heading.tsx'),
  /** `<Admonition>`. */
  Admonition: part('plugins/admonitions/theme/admonition.tsx'),
  /** `<CodeBlock>`. */
  CodeBlock: part('theme/mdx/code-block.tsx'),
  /** `<Tabs>`. */
  Tabs: part('theme/mdx/tabs.tsx'),
  /** `<Details>`. */
  Details: part('theme/mdx/details.tsx'),
})

/** Name of a part -> the file of the site that replaces it. */
export type ComponentsOptions = z.output<typeof components>

/** Name of a part -> its module, relative to src. */
export const themeParts: ReadonlyMap<string, string> = new Map(
  Object.entries(components.shape).map(([name, schema]) => [name, modules.get(schema.unwrap())?.module ?? '']),
)
