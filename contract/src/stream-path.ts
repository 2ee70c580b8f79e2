/** Apart from the calls, so that the page's listener needs none of their schemas. */
export const STREAM_PATH = '/legacy/stream'
