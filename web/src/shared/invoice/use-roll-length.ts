import { useEffect, useRef } from 'react'
import type { Paper } from './use-print.ts'

const MILLIMETRES_PER_PIXEL = 25.4 / 96
/** The vertical margins of `@page receipt`. */
const MARGINS = 8

/** A receipt roll has no pages: sets one page as long as its content. */
export function useRollLength(paper: Paper | undefined) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (paper !== '80mm' || !sheet.current) return undefined
    const length = Math.ceil(sheet.current.offsetHeight * MILLIMETRES_PER_PIXEL) + MARGINS
    const rule = new CSSStyleSheet()
    rule.replaceSync(`@page receipt { size: 80mm ${length}mm; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule)
    }
  }, [paper])
  return sheet
}
