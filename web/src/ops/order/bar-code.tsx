import { code128Widths } from './code-128.ts'
import styles from './bar-code.module.css'

/** The quiet zone, in modules. */
const QUIET = 10

export function BarCode({ text, label }: { text: string; label: string }) {
  const widths = code128Widths(text)
  const bars: string[] = []
  let at = QUIET
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars.push(`M${at} 0h${width}v1h-${width}z`)
    at += width
  }
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${at + QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  )
}
