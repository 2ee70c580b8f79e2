/** Apart from the calls, as for members: the page's listener needs none of their schemas. */
export const OPS_STREAM_PATH = '/legacy/ops/stream'
