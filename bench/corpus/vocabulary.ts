// The words of the corpus. They and their order decide every byte of it: figures of different days compare only while they stay as
// they are.

export const nouns: readonly string[] = list(`
  page route build cache module config server client component bundle asset plugin theme
  loader compiler parser renderer worker process request response header manifest schema
  chunk graph dependency package version release branch commit pipeline deployment
  environment variable secret token session cookie credential permission role policy user
  tenant project workspace folder directory file path link anchor heading section sidebar
  navigation breadcrumb layout template slot portal boundary fallback placeholder skeleton
  hydration island effect hook state store action reducer selector context provider
  consumer event listener handler callback promise stream buffer queue topic message
  broker partition offset cursor index query filter facet ranking snippet tokenizer stemmer
  dictionary locale translation direction timezone calendar currency format pattern
  validator constraint migration transaction isolation replica shard leader follower quorum
  heartbeat timeout retry backoff limit quota budget threshold alert metric trace span log
  sampler exporter collector dashboard incident runbook checklist rollback snapshot backup
  archive checksum digest signature certificate handshake proxy gateway balancer firewall
  subnet resolver domain record zone registry mirror image container volume mount scheduler
  node cluster ingress probe sidecar daemon socket thread lock mutex semaphore allocator
  heap stack frame pointer closure iterator generator decorator interface enum union
  literal inference assertion fixture mock snapshot coverage benchmark profile flamegraph
  viewport breakpoint gradient palette contrast typography ligature baseline grid column
  gutter overlay dialog tooltip popover dropdown toggle slider tab accordion carousel table
`)

export const verbs: readonly string[] = list(`
  render build cache load parse compile transform resolve validate emit write read stream
  serve fetch prefetch hydrate mount update replace merge split inline extract hash sign
  verify encrypt rotate revoke grant deny audit log trace sample export collect aggregate
  index query filter rank highlight translate format measure profile optimize compress
  encode decode serialize batch queue schedule retry cancel throttle debounce dispatch
  subscribe publish replay commit revert migrate deploy promote archive restore copy
  mirror proxy route match rewrite redirect wrap extend override configure inspect
`)

export const adjectives: readonly string[] = list(`
  static dynamic incremental parallel remote local shared private public internal external
  nested flat lazy eager strict loose optional required stable experimental legacy modern
  default custom portable native virtual immutable mutable ephemeral persistent durable
  atomic concurrent sequential deterministic random sparse dense partial complete empty
  stale fresh warm cold hot idle busy primary secondary regional global scoped typed
  untyped signed encrypted compressed minified cached hashed versioned localized accessible
  responsive adaptive resilient redundant distributed centralized anonymous authenticated
`)

export const adverbs: readonly string[] = list(`
  automatically explicitly safely eagerly lazily incrementally usually rarely always never
  silently atomically quickly slowly consistently locally remotely globally twice once
`)

export const gerunds: readonly string[] = list(`
  Rendering Caching Loading Parsing Compiling Resolving Validating Streaming Serving
  Prefetching Hydrating Updating Merging Splitting Hashing Signing Rotating Auditing
  Tracing Sampling Exporting Indexing Querying Ranking Translating Formatting Measuring
  Profiling Optimizing Compressing Batching Scheduling Retrying Throttling Migrating
  Deploying Archiving Restoring Mirroring Routing Matching Rewriting Extending Configuring
`)

export const sections: readonly string[] = [
  'guides',
  'reference',
  'concepts',
  'integrations',
  'operations',
  'security',
  'recipes',
  'internals',
]

function list(text: string): string[] {
  return text.trim().split(/\s+/)
}
