export default { main: ['intro', 'setup', 'fresh'] }
