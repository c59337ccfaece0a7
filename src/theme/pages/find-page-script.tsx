// On the not-found page: an address that differs from that of a page in its ending, `.html` or `/index.html`, or in the case of its letters,
// leads to the page. When there is none, the not-found page of another language takes over, if the address is in that language or the reader
// has chosen it: most hosts answer with the same file everywhere. It runs at once and needs nothing else: the runtime may come late.
import type { ReactElement } from 'react'
import type { PublicConfig } from '../../config/public-config.ts'
import { languageKey } from '../../lib/language-key.ts'
import { withBaseUrl } from '../../lib/site-path.ts'
import type { NotFoundRoute } from '../../routes/route.ts'
import { usePage } from '../page-context.ts'

/**
 * The same on every site, so that a Content-Security-Policy can name its hash. It asks for what it tries first, so that it never leads from
 * one not-found page to another. The page of another language is told the address that the reader asked for, and shows it again.
 */
export const findPageScript = `(function(d){try{\
var from=/^#from=(.+)/.exec(location.hash);if(from){history.replaceState(history.state,'',decodeURIComponent(from[1]));document.documentElement.dataset.asked=''};\
var speak=function(){if(from||!d.languages)return;\
var all=JSON.parse(d.languages),root=all[all.length-1][1],chosen=null;try{chosen=localStorage.getItem('${languageKey}')}catch(e){}\
var to=all.filter(function(l){return l[1]!==root&&(location.pathname+'/').indexOf(l[1])===0})[0]||\
all.filter(function(l){return l[0]===chosen})[0];\
if(!to||to[0]===document.documentElement.lang)return;\
var page=to[1]+'404.html';\
fetch(page,{method:'HEAD'}).then(function(a){\
if(a.ok)location.replace(page+'#from='+encodeURIComponent(location.pathname+location.search+location.hash))},function(){})};\
var base=d.base,asked=decodeURIComponent(location.pathname),rest=asked.slice(base.length),\
bare=rest.replace(/(^|\\/)index\\.html?\\/*$|\\.html?\\/*$/i,'').replace(/\\/+$/,''),lower=bare.toLowerCase();\
if(asked.slice(0,base.length).toLowerCase()!==base.toLowerCase())return speak();\
var guesses=lower!==bare?[bare,lower]:bare!==rest?[bare]:[],seek=function(names){var name=names.shift();if(name===undefined)return speak();\
var url=encodeURI(base+name+(name&&d.end||''));\
if(url===encodeURI(asked))return seek(names);\
fetch(url,{method:'HEAD'}).then(function(a){if(a.ok)location.replace(url+location.search+location.hash);else seek(names)},speak)};\
if(!d.paths)return seek(guesses);\
fetch(d.paths).then(function(a){return a.json()}).then(function(all){\
var same=all.filter(function(p){return p.toLowerCase()===lower});\
seek(same.concat(guesses))},function(){seek(guesses)})\
}catch(e){}})(document.currentScript.dataset)`

export function FindPageScript({ pathsFile }: Pick<NotFoundRoute['props'], 'pathsFile'>): ReactElement {
  const { config } = usePage().site
  const { baseUrl, trailingSlash } = config
  return (
    <script
      data-base={baseUrl}
      data-end={trailingSlash === true ? '/' : trailingSlash === 'html' ? '.html' : undefined}
      data-languages={languagesOfHost(config)}
      data-paths={pathsFile === undefined ? undefined : withBaseUrl(pathsFile, baseUrl)}
      dangerouslySetInnerHTML={{ __html: findPageScript }}
    />
  )
}

/** JSON: each language on the host of the page with the path below which its pages are, that of the others last. Undefined if there is one. */
function languagesOfHost({ locales, url }: Pick<PublicConfig, 'locales' | 'url'>): string | undefined {
  const here = locales.filter((locale) => locale.url === url).sort((left, right) => right.baseUrl.length - left.baseUrl.length)
  return here.length < 2 ? undefined : JSON.stringify(here.map(({ htmlLang, baseUrl }) => [htmlLang, baseUrl]))
}
