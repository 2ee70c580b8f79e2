import { useEffect, useState } from 'react'

export type Paper = 'a4' | '80mm'

/** Time for the page to render in the paper format before the browser captures it. */
const DELAY = 1000

/** Print mode: started by a button or a URL parameter, ended when the print dialog closes. */
export function usePrint(atOnce: boolean) {
  const [paper, setPaper] = useState<Paper | undefined>(atOnce ? 'a4' : undefined)

  useEffect(() => {
    if (!paper) return undefined
    let begun = false
    const begin = () => {
      begun = true
    }
    const end = () => setPaper(undefined)
    let timer = setTimeout(() => {
      window.print?.()
      // A browser that cannot print fires no event.
      timer = setTimeout(() => (begun ? undefined : end()), DELAY)
    }, DELAY)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [paper])

  return { paper, print: setPaper }
}
