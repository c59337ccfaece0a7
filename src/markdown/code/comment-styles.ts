// How comments are written in each language that has a grammar: those that may hold a marker, at both ends.

/** Patterns of what begins a comment and of what ends it. */
export interface CommentStyle {
  open: string
  close: string
}

/** One or more of a sign; a match begins at the first of them, so that a long row of signs is read once. */
const row = (sign: string): string => `(?<!${sign})${sign}+`

const styles = {
  slashes: { open: '\\/\\/', close: '' },
  block: { open: '\\/\\*{1,2}', close: '\\*{1,2}\\/' },
  jsx: { open: '\\{\\s*\\/\\*{1,2}', close: '\\*{1,2}\\/\\s*\\}' },
  hash: { open: row('#'), close: '' },
  html: { open: '<!--', close: '-->' },
  reference: { open: '\\[(?:\\/\\/|comment)\\]:\\s*(?:#|<>)\\s*[("\']', close: '[)"\']' },
  dashes: { open: '--', close: '' },
  percent: { open: row('%'), close: '' },
  semicolon: { open: row(';'), close: '' },
  quote: { open: "['‘’]", close: '' },
  doubleQuote: { open: '"', close: '' },
  quoted: { open: '"', close: '"' },
  rem: { open: '(?:@|\\b)rem\\b', close: '' },
  colons: { open: '::', close: '' },
  exclamation: { open: row('!'), close: '' },
  star: { open: row('\\*'), close: '' },
  ml: { open: '\\(\\*{1,2}', close: '\\*{1,2}\\)' },
  braces: { open: '\\{', close: '\\}' },
  braceDash: { open: '\\{-', close: '-\\}' },
  slashDash: { open: '\\/-', close: '-\\/' },
  barHash: { open: '#\\|', close: '\\|#' },
  hashEquals: { open: '#=', close: '=#' },
  hashBracket: { open: '#\\[', close: '\\]#' },
  hashDash: { open: '#-', close: '-#' },
  angleHash: { open: '<#', close: '#>' },
  template: { open: '\\{#-?', close: '-?#\\}' },
  liquid: { open: '\\{%-?\\s*(?:#|comment\\s*-?%\\})', close: '(?:\\{%-?\\s*endcomment\\s*)?-?%\\}' },
  mustache: { open: '\\{\\{!(?:--)?', close: '(?:--)?\\}\\}' },
  blade: { open: '\\{\\{--', close: '--\\}\\}' },
  erb: { open: '<%#', close: '-?%>' },
  jsp: { open: '<%--', close: '--%>' },
  razor: { open: '@\\*', close: '\\*@' },
  pug: { open: '\\/\\/-?', close: '' },
  haml: { open: '-#', close: '' },
  luaLong: { open: '--\\[\\[', close: '(?:--)?\\]\\]' },
  cobol: { open: '\\*>', close: '' },
  fortran: { open: `(?:^[cC*]|${row('!')})`, close: '' },
  apl: { open: '⍝', close: '' },
  dots: { open: '\\.\\.', close: '' },
  wasmBlock: { open: '\\(;', close: ';\\)' },
} as const satisfies Record<string, CommentStyle>

type StyleName = keyof typeof styles

/** Every grammar of the highlighter and its other names: a test compares the list. What is missing has one of `usual`. */
const stylesByLanguages: readonly [languages: string, StyleName[]][] = [
  ['javascript js cjs mjs typescript ts cts mts angular-ts vue-vine', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'jsx']],
  ['mdx', ['jsx', 'slashes', 'block', 'html', 'reference']],
  ['glimmer-js gjs glimmer-ts gts', ['slashes', 'block', 'mustache', 'html']],
  ['html angular-html vue svelte astro html-derivative vue-html marko ts-tags lit', ['html', 'slashes', 'block']],
  ['xml xsl wikitext mediawiki wiki mdc', ['html']],
  ['md markdown', ['html', 'jsx', 'hash', 'reference']],
  ['c c++ cpp csharp c# cs java go rust rs kotlin kt kts swift dart scala groovy nextflow nf nextflow-groovy', ['slashes', 'block']],
  ['actionscript-3 actionscript as3 apex ara asciidoc adoc ballerina bicep c3 cadence cdc chapel chpl', ['slashes', 'block']],
  [
    'codeql ql cue cypher cql d dream-maker gdshader genie gleam glsl haxe hlsl jison jssm fsl kdl kusto kql less move',
    ['slashes', 'block'],
  ],
  [
    'narrat nar objective-c objc objective-cpp odin openscad scad pkl powerquery prisma proto protobuf qml rel ron sass',
    ['slashes', 'block'],
  ],
  ['scss shaderlab shader smithy solidity soy closure-templates stylus styl system-verilog tasl templ', ['slashes', 'block']],
  ['typespec tsp typst typ v vala verilog wgsl wit zenscript zig moonbit mbt mbti bsl 1c sdbl 1c-query cairo', ['slashes', 'block']],
  ['json json5 jsonc jsonl', ['slashes', 'block']],
  ['css postcss qss', ['block', 'slashes']],
  ['php hack', ['slashes', 'block', 'hash', 'html']],
  ['hcl terraform tf tfvars jsonnet hjson nix bird2 bird', ['hash', 'slashes', 'block']],
  ['python py bash sh shell shellscript zsh shellsession console ruby rb perl yaml yml toml docker dockerfile', ['hash']],
  ['make makefile elixir r awk apache cmake codeowners crystal cr desktop dotenv fish fluent ftl gdresource tscn tres', ['hash']],
  ['gdscript gd gherkin git-commit git-rebase gn gnuplot graphql gql http hurl hxml hy just justfile mips mipsasm mojo', ['hash']],
  ['nginx nushell nu org po pot potx polar puppet qmldir raku perl6 rbs ruby-signature rosmsg sparql ssh-config talonscript', ['hash']],
  ['talon tcl turtle vyper vy regexp regex csv tsv imba', ['hash']],
  ['berry be', ['hash', 'hashDash']],
  ['coffee coffeescript', ['hash']],
  ['julia jl', ['hash', 'hashEquals']],
  ['nim', ['hash', 'hashBracket']],
  ['powershell ps ps1 pwsh', ['hash', 'angleHash']],
  ['ini systemd', ['semicolon', 'hash']],
  ['properties', ['hash', 'exclamation']],
  ['nsis', ['semicolon', 'hash', 'block']],
  ['sql mysql plsql postgresql vhdl', ['dashes', 'block', 'hash']],
  ['surrealql surql dax', ['dashes', 'slashes', 'block']],
  ['lua luau', ['dashes', 'luaLong']],
  ['haskell hs elm purescript', ['dashes', 'braceDash']],
  ['ada', ['dashes']],
  ['applescript', ['dashes', 'ml', 'hash']],
  ['lean lean4', ['dashes', 'slashDash']],
  ['tex latex bibtex matlab erlang erl', ['percent']],
  ['prolog', ['percent', 'block']],
  ['mermaid mmd', ['percent']],
  ['wasm', ['semicolon', 'wasmBlock']],
  ['lisp common-lisp scheme racket emacs-lisp elisp', ['semicolon', 'barHash']],
  ['clojure clj clarity fennel beancount llvm logo reg ahk ahk1 ahk2', ['semicolon']],
  ['asm riscv', ['semicolon', 'hash', 'slashes', 'block']],
  ['vb', ['quote', 'rem']],
  ['bat batch cmd', ['rem', 'colons']],
  ['fortran-free-form f90 f95 f03 f08 f18', ['exclamation']],
  ['fortran-fixed-form f for f77', ['fortran']],
  ['ocaml coq wolfram wl', ['ml']],
  ['fsharp fs f#', ['ml', 'slashes']],
  ['pascal', ['slashes', 'ml', 'braces']],
  ['cobol', ['cobol', 'star']],
  ['abap', ['star', 'doubleQuote']],
  ['sas', ['block', 'star']],
  ['stata', ['slashes', 'block', 'star']],
  ['viml vim vimscript', ['doubleQuote', 'hash']],
  ['smalltalk', ['quoted']],
  ['apl', ['apl']],
  ['rst', ['dots']],
  ['pug jade', ['pug']],
  ['haml', ['haml', 'hash']],
  ['jinja twig', ['template', 'html']],
  ['liquid', ['liquid', 'html']],
  ['handlebars hbs', ['mustache', 'html']],
  ['blade edge', ['blade', 'html', 'slashes', 'block']],
  ['erb', ['erb', 'html', 'hash']],
  ['razor', ['razor', 'html', 'slashes', 'block']],
]

/** For languages without a grammar, and those that hold code of others. */
const usual: StyleName[] = ['slashes', 'block', 'jsx', 'hash', 'html']

/** They hold code of any language, or have no comments: the usual ones count. */
export const withoutOwnComments: readonly string[] = ['diff', 'log', 'splunk', 'spl', 'wenyan', '文言']

const stylesOfLanguage = new Map(
  stylesByLanguages.flatMap(([languages, names]) => {
    const used = names.map((name) => styles[name])
    return languages.split(' ').map((language) => [language, used] as const)
  }),
)
const usualStyles = usual.map((name) => styles[name])

export const commentedLanguages: ReadonlySet<string> = new Set(stylesOfLanguage.keys())

/** Every way to write a comment. */
export const allCommentStyles: readonly CommentStyle[] = Object.values(styles)

/** @param grammar name of a grammar, or anything else. */
export function commentStylesOf(grammar: string): readonly CommentStyle[] {
  return stylesOfLanguage.get(grammar) ?? usualStyles
}
