// The name of a language in a fence -> the name under which the highlighter has its grammar. Content that was written for Prism or highlight.js
// uses their names; where those mean something else here, theirs does not count.

/** Grammar -> names of Prism and highlight.js that the highlighter does not know. */
const foreignNames: Readonly<Record<string, string>> = {
  'actionscript-3': 'as',
  apache: 'apacheconf apache-conf htaccess',
  applescript: 'osascript',
  asm: 'nasm armasm arm x86asm asm6502 asmatmel',
  c: 'clike opencl',
  clojure: 'cljs edn',
  coffee: 'cson iced',
  cpp: 'cc h hh hpp cxx hxx h++ arduino ino',
  crystal: 'cr',
  csharp: 'dotnet',
  diff: 'patch',
  dotenv: 'env',
  elixir: 'ex exs',
  'fortran-free-form': 'fortran',
  gherkin: 'feature',
  go: 'golang',
  graphql: 'gqls',
  groovy: 'gradle',
  handlebars: 'html.hbs html.handlebars htmlbars',
  haskell: 'lhs',
  haxe: 'hx',
  html: 'markup xhtml htm',
  java: 'processing pde',
  javascript: 'flow node jsonp mongodb n4js n4jsd js-extras',
  jinja: 'jinja2 j2 django nunjucks njk',
  json: 'webmanifest geojson importmap',
  julia: 'julia-repl jldoctest',
  latex: 'context',
  log: 'accesslog',
  make: 'mk mak',
  markdown: 'mkdown mkd',
  nginx: 'nginxconf',
  nim: 'nimrod',
  'objective-c': 'objectivec obj-c',
  'objective-cpp': 'mm objc++ obj-c++ objective-c++',
  ocaml: 'ml',
  pascal: 'delphi objectpascal freepascal lazarus dpr dfm pas',
  perl: 'pl pm',
  php: 'php3 php4 php5 php6 php7 php8 zephir',
  powerquery: 'pq mscript',
  powershell: 'ps1xml psm1',
  puppet: 'pp',
  python: 'gyp ipython pycon python-repl',
  qml: 'qt qt-qml',
  racket: 'rkt',
  razor: 'aspnet cshtml',
  reg: 'registry',
  rst: 'rest restructuredtext',
  ruby: 'gemspec podspec thor irb',
  scheme: 'scm',
  shellsession: 'shell-session sh-session',
  smalltalk: 'st',
  solidity: 'sol',
  splunk: 'splunk-spl',
  sql: 'pgsql postgres postgresql mysql mariadb sqlite tsql n1ql',
  stata: 'do ado',
  'system-verilog': 'sv svh',
  tcl: 'tk',
  turtle: 'trig',
  twig: 'craftcms',
  vb: 'vba vbs vbnet vbscript basic visual-basic',
  wasm: 'wat wast',
  wikitext: 'wikimedia',
  wolfram: 'mathematica nb mma',
  xml: 'svg mathml ssml atom rss xsd xsl-fo plist xjb wsf',
}

const grammarOfName = new Map(Object.entries(foreignNames).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar])))

/** The names of text without a grammar. */
export const plainLanguages: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'ansi',
  'none',
  'nohighlight',
  'no-highlight',
])

/** @param language in lower case. */
export function grammarNameOf(language: string): string {
  return grammarOfName.get(language) ?? language
}

/** For suggestions. */
export const foreignLanguageNames: readonly string[] = [...grammarOfName.keys()]
