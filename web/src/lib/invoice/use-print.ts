import { useEffect, useState } from 'react'

export type Paper = 'a4' | '80mm'

/** The page takes the form of the paper first; the browser photographs it after this. */
const DELAY = 1000

/** Print mode: begun by a button, or at once by an address that asks for it. Ends when the print window closes. */
export function usePrint(atOnce: boolean) {
  const [paper, setPaper] = useState<Paper | undefined>(atOnce ? 'a4' : undefined)

  useEffect(() => {
    if (!paper) return undefined
    const timer = setTimeout(() => window.print(), DELAY)
    const end = () => setPaper(undefined)
    window.addEventListener('afterprint', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', end)
    }
  }, [paper])

  return { paper, print: setPaper }
}
