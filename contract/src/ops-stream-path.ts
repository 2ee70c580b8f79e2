/** A file of its own: the page's listener needs none of the schemas. */
export const OPS_STREAM_PATH = '/legacy/ops/stream'
