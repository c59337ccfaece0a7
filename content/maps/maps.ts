// All maps of this site.
import { cloudRun } from './families/cloudrun.ts'
import { drawnSound, footage, lottie, project, props, sound, text, threeDimensions } from './families/composing.ts'
import { lambdaAccess, lambdaRender, lambdaSystem } from './families/lambda.ts'
import { captions, mediabunny, mediaParser, webcodecs } from './families/media.ts'
import { player, preload, studio } from './families/player.ts'
import { contributing, editorStarter, recorder, timeline } from './families/products.ts'
import { commands, frame, nodeRender, renderFaults, server } from './families/renderer.ts'
import type { PlaceMap } from './place-map.ts'

export const maps: readonly PlaceMap[] = [
  ...[lambdaRender, lambdaAccess, lambdaSystem, cloudRun],
  ...[nodeRender, commands, frame, server, renderFaults],
  ...[player, preload, studio],
  ...[mediaParser, webcodecs, mediabunny, captions],
  ...[editorStarter, recorder, timeline, contributing],
  ...[project, props, sound, drawnSound, footage, text, lottie, threeDimensions],
]
