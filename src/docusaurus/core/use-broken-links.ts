// `@docusaurus/useBrokenLinks`: nothing to collect here, because links and anchors are checked in the finished HTML.

const collector = { collectAnchor: () => undefined, collectLink: () => undefined }

export default function useBrokenLinks(): { collectAnchor: (anchor?: string) => void; collectLink: (link?: string) => void } {
  return collector
}
