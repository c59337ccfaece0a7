// A file of the index is not there any longer: the site was deployed again, and what the reader's browser knows of it is old.
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}
