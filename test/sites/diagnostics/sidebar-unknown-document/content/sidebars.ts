export default {
  main: ['intro', 'instalation'],
}
