// On the not-found page: an address that differs from that of a page in its ending, `.html` or `/index.html`, or in the case of its letters,
// leads to the page. It runs at once and needs nothing else: the runtime may come late.
import type { ReactElement } from 'react'
import { withBaseUrl } from '../../lib/site-path.ts'
import type { NotFoundRoute } from '../../routes/route.ts'
import { usePage } from '../page-context.ts'

/**
 * The same on every site, so that a Content-Security-Policy can name its hash. It asks for what it tries first, so that it never leads from
 * one not-found page to another.
 */
export const findPageScript = `(function(d){try{\
var base=d.base,asked=decodeURIComponent(location.pathname),rest=asked.slice(base.length),\
bare=rest.replace(/(^|\\/)index\\.html?\\/*$|\\.html?\\/*$/i,'').replace(/\\/+$/,''),lower=bare.toLowerCase();\
if(asked.slice(0,base.length).toLowerCase()!==base.toLowerCase())return;\
var guesses=lower!==bare?[bare,lower]:bare!==rest?[bare]:[],seek=function(names){var name=names.shift();if(name===undefined)return;\
var url=encodeURI(base+name+(name&&d.slash?'/':''));\
if(url===encodeURI(asked))return seek(names);\
fetch(url,{method:'HEAD'}).then(function(a){if(a.ok)location.replace(url+location.search+location.hash);else seek(names)},function(){})};\
if(!d.paths)return seek(guesses);\
fetch(d.paths).then(function(a){return a.json()}).then(function(all){\
var same=all.filter(function(p){return p.toLowerCase()===lower});\
seek(same.concat(guesses))},function(){seek(guesses)})\
}catch(e){}})(document.currentScript.dataset)`

export function FindPageScript({ pathsFile }: Pick<NotFoundRoute['props'], 'pathsFile'>): ReactElement {
  const { baseUrl, trailingSlash } = usePage().site.config
  return (
    <script
      data-base={baseUrl}
      data-slash={trailingSlash ? '' : undefined}
      data-paths={pathsFile === undefined ? undefined : withBaseUrl(pathsFile, baseUrl)}
      dangerouslySetInnerHTML={{ __html: findPageScript }}
    />
  )
}
