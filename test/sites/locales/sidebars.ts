export default {
  guides: [
    'intro',
    { type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['guide/install', 'guide/wind', 'guide/knots'] },
  ],
}
