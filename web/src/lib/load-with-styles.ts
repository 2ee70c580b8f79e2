const asked: Record<string, Promise<unknown> | undefined> = {}

/**
 * What every `import()` of a built page goes through, in the place of Vite's own helper: first the style sheets of a
 * file, then the file. Vite's asks for a sheet once and takes it for loaded ever after, even where it did not come.
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
