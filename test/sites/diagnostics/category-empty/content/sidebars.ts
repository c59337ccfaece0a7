export default {
  main: ['intro', { type: 'category', label: 'Guides', items: [] }],
}
