// A line between two parts of a sidebar.

export const rule = {
  type: 'html',
  value: '<hr>',
  defaultStyle: true,
}
