/** Shown when a chunk is missing, usually because a newer version is deployed; `reload-button.tsx` fixes it. */
export const CHUNK_LOAD_TEXT = 'Ada bagian yang gagal dimuat.'

/** Matched by message: neither browsers nor Vite give this error a code. */
export function isChunkLoadError(error: unknown) {
  return error instanceof Error && /\bmodule\b|\bCSS\b/.test(error.message)
}

/** On the server `navigator.onLine` does not exist. */
export function isOffline() {
  return 'onLine' in navigator && !navigator.onLine
}
