/** Said where a file of the app is missing, and mended by `reload-button.tsx`: a newer version has other names for it. */
export const CHUNK_LOAD_TEXT = 'Ada bagian yang gagal dimuat.'

/** By the words of the browsers and of Vite, which have no code for it. */
export function isChunkLoadError(error: unknown) {
  return error instanceof Error && /\bmodule\b|\bCSS\b/.test(error.message)
}

/** The server, which renders pages too, has no line to lose. */
export function isOffline() {
  return 'onLine' in navigator && !navigator.onLine
}
