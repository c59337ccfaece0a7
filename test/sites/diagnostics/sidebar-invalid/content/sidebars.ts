export default {
  main: ['intro', { type: 'catgory', label: 'Guides', items: ['intro'] }],
}
