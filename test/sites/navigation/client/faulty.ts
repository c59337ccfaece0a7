// A module whose listener throws when the address asks for it: the page has to go on. Says on <html> that it is
// loaded.
document.documentElement.dataset.faulty = ''

export default {
  onRouteUpdate({ location }: { location: URL }): void {
    if (location.search === '?throw') throw new Error('a fault of the client module')
  },
}
