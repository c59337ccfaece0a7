/** The browsers that scripts and style sheets are compiled for. */
export const browserTarget = ['chrome111', 'firefox113', 'safari16.4']
