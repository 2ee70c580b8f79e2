import { useEffect, useState } from 'react'

export type Paper = 'a4' | '80mm'

/** The page takes the form of the paper first; the browser photographs it after this. */
const DELAY = 1000

/** Print mode: begun by a button, or at once by an address that asks for it. Ends when the print window closes. */
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
      // A browser that cannot print says nothing at all.
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
