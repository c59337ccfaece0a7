// Parses one document: its text -> its HTML or program, and everything the other rooms need to know about it (content/document.ts). A
// parser holds what documents share: the highlighter, loaded languages, word counts and facts about files.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type remarkMdx from 'remark-mdx'
import { type Data, VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Body, ParsedDocument, TextDocument } from '../content/document.ts'
import { fileOfLine, locateInParts, placeInParts } from '../content/source-parts.ts'
import { admonitionKeywords } from '../plugins/admonitions/admonition-types.ts'
import { checkLimits, tooDeepForStack } from './check-limits.ts'
import { chooseSyntax, type SyntaxName } from './choose-syntax.ts'
import type { CodeHighlighter } from './code/code-highlighter.ts'
import { createPlainHighlighter } from './code/plain-highlighter.ts'
import { createWordCounter } from './count-words.ts'
import type { DocumentState } from './document-state.ts'
import { reportForeignIcons } from './foreign-icons.ts'
import { reportForeignSyntax } from './foreign-syntax.ts'
import { markWrittenIds, withUsualBraces } from './headings/written-id.ts'
import { publishFrontMatterImage } from './links/front-matter-image.ts'
import { createLocalFiles, type LocalFiles } from './links/local-files.ts'
import { type RecordingFiles, recordLookups } from './links/record-lookups.ts'
import type { MarkdownPlugins } from './load-plugins.ts'
import { checkComponents } from './mdx/check-components.ts'
import { explainMdxError } from './mdx/explain-mdx-error.ts'
import { markMdxSource } from './mdx/mdx-marks.ts'
import { unwrapMdxCode } from './mdx/unwrap-mdx-code.ts'
import { reportFormulaAround, reportUnreadFormulas, reportUnreadIncludes } from './missing-plugins.ts'
import type { ParseOptions } from './parse-options.ts'
import { hasOnlyOwnSyntax, htmlPipeline, markdownPipeline } from './pipeline.ts'
import { PluginError } from './plugin-error.ts'
import { readRegularMarkdown } from './regular/read-regular-markdown.ts'
import { splitAtTruncateMarker } from './remark-truncate.ts'
import { putBackCode, setAsideCode } from './set-aside-code.ts'
import { textPlugins } from './text-plugins.ts'
import { textsOfDocument } from './texts-of-document.ts'
import { walkHtml } from './walk-tree.ts'

interface PipelineOfSyntax {
  pipeline: ReturnType<typeof markdownPipeline>
  syntax: readonly SyntaxName[]
  /** Whether the quick reader knows all of the syntax. */
  mayBeRegular: boolean
}

export interface Parser {
  /**
   * Never throws because of a document's content: all findings are in `diagnostics`.
   * @param last an earlier version, parsed with the same options, whose colored code may be taken over.
   */
  parse(source: TextDocument, last?: ParsedDocument): Promise<ParsedDocument>
  /** Loads what most documents need. */
  prepare(): Promise<void>
}

/**
 * @param files where local files are looked up; by default the site folder.
 * The parser throws a DiagnosticError `config-invalid` if a code theme does not exist.
 */
export async function createParser(options: ParseOptions, files?: LocalFiles): Promise<Parser> {
  let loading: Promise<CodeHighlighter> | undefined
  const highlighter = (): Promise<CodeHighlighter> => {
    loading ??= options.plainCode ? Promise.resolve(createPlainHighlighter()) : loadHighlighter(options)
    return loading
  }
  const localFiles = files ?? createLocalFiles(options)
  const admonitions = admonitionKeywords(options.admonitions, options.containers)
  const countWords = createWordCounter()
  const plugins = await loadPlugins(options)
  const pipelines = new Map<string, PipelineOfSyntax>()
  let mdx: typeof remarkMdx | undefined
  const own = textPlugins(options)
  const toHtml = htmlPipeline(own, plugins.rehype, plugins.handlers)

  function pipelineFor(source: TextDocument, body: string): PipelineOfSyntax {
    const syntax = chooseSyntax(body, false)
    const key = [source.format, ...syntax].join(' ')
    const known = pipelines.get(key)
    if (known) return known
    const pipeline = markdownPipeline({
      mdx: source.format === 'mdx' ? mdx : undefined,
      syntax,
      admonitions,
      containers: options.containers ?? 'docusaurus',
      emoji: options.emoji,
      headingIds: options.headingIds ?? 'github',
      countWords,
      own,
      plugins: plugins.remark,
      codeAnswers: plugins.code,
    })
    const created = { pipeline, syntax, mayBeRegular: hasOnlyOwnSyntax(pipeline) }
    pipelines.set(key, created)
    return created
  }

  function readTree(source: TextDocument, { pipeline, syntax, mayBeRegular }: PipelineOfSyntax, text: string, file: VFile): Root {
    const parseRest = (rest: string): Root => parseWithoutCode(source, rest) ?? pipelineFor(source, rest).pipeline.parse(rest)
    const regular = { format: source.format, syntax, containers: options.containers, parseRest }
    return (mayBeRegular ? readRegularMarkdown(text, regular) : undefined) ?? parseWithoutCode(source, text) ?? pipeline.parse(file)
  }

  /** Undefined if the text has to be parsed together with its code. */
  function parseWithoutCode(source: TextDocument, text: string): Root | undefined {
    // What a plugin adds to the syntax may look at code.
    const mayBeSetAside = source.format === 'md' && plugins.remark.length === 0
    const withoutCode = mayBeSetAside ? setAsideCode(text, options.containers) : undefined
    const tree = withoutCode && pipelineFor(source, withoutCode.text).pipeline.parse(withoutCode.text)
    return tree && putBackCode(tree, withoutCode) ? tree : undefined
  }

  async function renderBody(tree: Root, state: DocumentState): Promise<Body> {
    const file = new VFile({ path: pathOf(state), data: dataOf(state) })
    const result = await toHtml.run(tree, file)
    await reportMessages(file, state)
    // A `<head>` in Markdown is the same element as in MDX (rehype-raw-html.ts).
    const isProgram = state.source.format === 'mdx' || result.children[0]?.type === 'mdxJsxFlowElement'
    if (!isProgram && (plugins.code.length === 0 || !hasComponent(result))) return { kind: 'html', html: toHtml.stringify(result, file) }
    const { compileMdx } = await import('./mdx/compile-mdx.ts')
    return compileMdx(result, state, (part) => toHtml.stringify(part, file), checkComponents)
  }

  async function parseBody(body: string, state: DocumentState): Promise<ParsedDocument> {
    const isMdx = state.source.format === 'mdx'
    const text = isMdx ? markMdxSource(body) : markWrittenIds(body, 'md')
    const file = new VFile({ value: text, path: pathOf(state), data: dataOf(state) })
    if (isMdx) mdx ??= (await import('remark-mdx')).default
    const used = pipelineFor(state.source, body)
    const tree = await used.pipeline.run(readTree(state.source, used, text, file), file)
    await reportMessages(file, state)
    if (text.includes('$')) reportUnreadFormulas(tree, text, state)
    if (text.includes('@include:')) reportUnreadIncludes(tree, state)
    if (!isMdx) reportForeignSyntax(tree, text, state)
    reportForeignIcons(tree, state)
    const beginning = splitAtTruncateMarker(tree)
    const whole = await renderBody(tree, state)
    // Problems of the beginning are also problems of the whole and have been reported.
    const truncated = beginning === undefined ? undefined : await renderBody(beginning, { ...state, diagnostics: [], preview: true })
    return documentOf(state, whole, truncated)
  }

  async function parseWith(highlighter: CodeHighlighter, source: TextDocument): Promise<ParsedDocument> {
    const state = createState(source, options, highlighter, recordLookups(localFiles))
    const written = source.source.slice(source.bodyOffset)
    const braced = options.idBraces === undefined ? written : withUsualBraces(written, options.idBraces)
    const body = source.format === 'mdx' ? unwrapMdxCode(braced) : braced
    publishFrontMatterImage(state)
    const tooMuch = checkLimits(body, source.format, source.file, state.lineOffset, options.containers)
    if (tooMuch !== undefined) return failedDocument({ ...state, diagnostics: [tooMuch] })
    try {
      return await parseBody(body, state)
    } catch (error) {
      if (error instanceof PluginError) state.diagnostics.push((await loadPluginDiagnoses()).diagnosePluginError(error, state))
      else if (error instanceof VFileMessage) {
        state.diagnostics.push(explainMdxError(error, state, body))
        if (error.line !== undefined) reportFormulaAround(error.line, body, state)
      } else if (error instanceof RangeError) state.diagnostics.push(tooDeepForStack(source.file))
      else throw error
      return failedDocument(state)
    }
  }

  /** Undefined if the last version has not all of the code. */
  async function parseAfter(last: ParsedDocument, source: TextDocument): Promise<ParsedDocument | undefined> {
    const { createKeptHighlighter, NotKeptError } = await import('./code/kept-code.ts')
    try {
      return await parseWith(createKeptHighlighter(last.body), source)
    } catch (error) {
      if (error instanceof NotKeptError) return undefined
      throw error
    }
  }

  return {
    async parse(source, last) {
      // Plugins of the site are asked once.
      const kept = last === undefined || options.plainCode || options.plugins !== undefined ? undefined : await parseAfter(last, source)
      return kept ?? parseWith(await highlighter(), source)
    },
    async prepare() {
      await highlighter()
    },
  }
}

/** Whether a plugin shows a component in place of a code block. */
function hasComponent(tree: HtmlRoot): boolean {
  let found = false
  walkHtml(tree, (node) => {
    found ||= node.type === 'codeComponent'
    return found ? 'skip' : undefined
  })
  return found
}

/** What only some sites need is loaded by them: modules are compiled anew in each thread of a build. */
async function loadPlugins({ plugins, siteDirectory }: ParseOptions): Promise<MarkdownPlugins> {
  if (plugins === undefined) return { remark: [], rehype: [], code: [], handlers: {} }
  const { loadMarkdownPlugins } = await import('./load-plugins.ts')
  return loadMarkdownPlugins(plugins, siteDirectory)
}

const loadPluginDiagnoses = () => import('./diagnose-plugin.ts')

/** Messages that plugins have left in the file. */
async function reportMessages({ messages }: VFile, state: DocumentState): Promise<void> {
  if (messages.length === 0) return
  const { diagnoseMessage } = await loadPluginDiagnoses()
  state.diagnostics.push(...messages.map((message) => diagnoseMessage(message, state)))
}

async function loadHighlighter({ code }: ParseOptions): Promise<CodeHighlighter> {
  const { createCodeHighlighter } = await import('./code/code-highlighter.ts')
  return createCodeHighlighter(code.themes)
}

/** For single documents; code that parses many should keep a parser. */
export async function parseDocument(source: TextDocument, options: ParseOptions): Promise<ParsedDocument> {
  const parser = await createParser(options)
  return parser.parse(source)
}

function createState(
  source: TextDocument,
  options: ParseOptions,
  highlighter: DocumentState['highlighter'],
  localFiles: RecordingFiles,
): DocumentState {
  return {
    source,
    options,
    text: textsOfDocument(source.file, options),
    highlighter,
    localFiles,
    diagnostics: [],
    headings: [],
    headingInserts: [],
    links: [],
    linkIndexes: new Map(),
    emptyAddresses: new Set(),
    writtenUrls: new Map(),
    assets: [],
    pictures: [],
    imports: [],
    required: new Map(),
    usedFacts: new Set(),
    usedNames: new Set(),
    pageData: {},
    wordCount: 0,
    excerpt: '',
    contentTitle: undefined,
    footnotePrefix: `n${createHash('sha256').update(source.file).digest('hex').slice(0, 6)}-`,
    lineOffset: source.bodyLine - 1,
  }
}

function pathOf({ source, options }: DocumentState): string {
  return join(options.siteDirectory, source.file)
}

/** What plugins can know of the document besides its text. */
function dataOf(state: DocumentState): Data {
  const { custom, ...known } = state.source.frontMatter
  return { document: state, frontMatter: { ...known, ...custom }, page: state.pageData }
}

function failedDocument(state: DocumentState): ParsedDocument {
  return { ...documentOf(state, { kind: 'html', html: '' }), failed: true }
}

function documentOf(state: DocumentState, body: Body, truncatedBody?: Body): ParsedDocument {
  return placesInFiles(state.source, {
    file: state.source.file,
    ...frontMatterIn(state.source),
    ...(state.contentTitle === undefined ? {} : { contentTitle: state.contentTitle }),
    excerpt: state.excerpt,
    headings: state.headings,
    ...(state.headingInserts.length === 0 ? {} : { headingInserts: state.headingInserts }),
    links: state.links,
    assets: state.assets,
    ...(state.image === undefined ? {} : { image: state.image }),
    imports: state.imports,
    body,
    ...(truncatedBody === undefined ? {} : { truncatedBody }),
    ...(Object.keys(state.pageData).length === 0 ? {} : { pageData: JSON.parse(JSON.stringify(state.pageData)) }),
    wordCount: state.wordCount,
    diagnostics: state.diagnostics,
    ...(state.localFiles.lookups.length === 0 ? {} : { lookups: state.localFiles.lookups }),
  })
}

function frontMatterIn({ ownFrontMatter, source, bodyOffset }: TextDocument): Pick<ParsedDocument, 'writtenFrontMatter'> {
  if (ownFrontMatter) return { writtenFrontMatter: ownFrontMatter }
  return bodyOffset === 0 ? {} : { writtenFrontMatter: source.slice(0, bodyOffset) }
}

/** Everything up to here counts in the text that is parsed. What plugins have put into it is written elsewhere. */
function placesInFiles(source: TextDocument, document: ParsedDocument): ParsedDocument {
  if (source.parts === undefined) return document
  return {
    ...document,
    links: document.links.map((link) => {
      const from = fileOfLine(source, link.place.line)
      return { ...link, place: placeInParts(source, link.place), ...(from !== source.file && { from }) }
    }),
    imports: document.imports.map((each) => ({ ...each, place: placeInParts(source, each.place) })),
    diagnostics: locateInParts(document.diagnostics, [source]),
  }
}
