export default { api: ['button', { type: 'category', label: 'More', items: ['dialog'] }] }
