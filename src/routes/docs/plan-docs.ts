// Plans one docs collection, each of its versions independently. Pure; plan.ts describes the result.
import { joinPath } from '../join-path.ts'
import type { PlanDocs } from '../plan.ts'
import { planVersions } from './docs-versions.ts'
import { planVersion } from './plan-version.ts'

export const planDocs: PlanDocs = (config, docs, tree, documents) => {
  const { versions, diagnostics } = planVersions(config, docs, tree)
  const plans = versions.map((version) => planVersion(config, docs, version, tree, documents))
  return {
    routes: plans.flatMap((plan) => plan.routes),
    pathOfFile: new Map(plans.flatMap((plan) => [...plan.pathOfFile])),
    diagnostics: [...diagnostics, ...plans.flatMap((plan) => plan.diagnostics)],
    data: {
      id: docs.id,
      path: joinPath(docs.routeBasePath).replace(/(.)\/+$/, '$1'),
      breadcrumbs: docs.breadcrumbs,
      versions: plans.map((plan) => plan.data),
    },
    docTexts: Object.fromEntries(plans.map(({ data, texts }) => [`${docs.id}/${data.name}`, texts])),
    placesOfPages: new Map(plans.flatMap(({ placesOfPages }) => [...placesOfPages])),
    sidebars: Object.assign({}, ...plans.map((plan) => plan.sidebars)),
  }
}
