const asked: Record<string, Promise<unknown> | undefined> = {}

/**
 * Replaces Vite's helper for every `import()` of a built page: loads a chunk's style sheets, then the chunk. Vite's
 * helper never retries a style sheet that failed to load.
 */
export async function loadWithStyles<T>(load: () => Promise<T>, sheets: readonly string[] = []) {
  await Promise.all(sheets.map((sheet) => (asked[sheet] ??= bring(sheet))))
  return load()
}

function bring(sheet: string) {
  return new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = `/${sheet}`
    if ([...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].some(({ href }) => href === link.href)) {
      resolve(undefined)
      return
    }
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      delete asked[sheet]
      link.remove()
      reject(new Error(`Unable to preload CSS for ${sheet}`))
    })
    document.head.append(link)
  })
}
