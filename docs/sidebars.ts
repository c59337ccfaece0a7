// The order of the documentation. A page that is not in it has no link, which fails the build (`onOrphanPages`).
export default {
  docs: [
    'README',
    {
      type: 'category',
      label: 'Writing a site',
      collapsed: false,
      items: [
        'content',
        'configuration',
        'theming',
        'plugins',
        'math',
        'diagrams',
        'includes',
        'live-code',
        'search',
        'translating',
        'check-code',
        'migrating',
      ],
    },
    {
      type: 'category',
      label: 'Running it',
      collapsed: false,
      items: ['command-line', 'dev-server', 'diagnostics', 'deploying', 'analytics', 'security'],
    },
    {
      type: 'category',
      label: 'How it works',
      collapsed: false,
      items: ['browser-runtime', 'architecture', 'benchmark', 'testing', 'specification'],
    },
  ],
}
