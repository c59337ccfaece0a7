// A style sheet that a component imports for the bundler to find (bundle/bundle-styles.ts); nothing comes of the import itself.
declare module '*.css' {}
