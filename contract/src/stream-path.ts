/** A file of its own: the page's listener needs none of the schemas. */
export const STREAM_PATH = '/legacy/stream'
