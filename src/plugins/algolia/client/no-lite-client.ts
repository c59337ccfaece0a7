// Takes the place of the provider's client in the bundles of sites that are searched by their own index, so that these do not have to install
// it (bundle/esbuild-options.ts). Never called: nothing loads the module that imports it.
export function liteClient(): never {
  throw new Error('This site was built without the client of the search provider.')
}
