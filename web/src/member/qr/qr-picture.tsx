import { makeQrCode, qrPath } from './make-qr-code.ts'
import styles from './qr-picture.module.css'

/** The quiet zone, in modules. */
const QUIET = 4

export type QrPictureProps = { text: string; label: string; className?: string | undefined }

export function QrPicture({ text, label, className }: QrPictureProps) {
  const dark = makeQrCode(text)
  const size = dark.length + 2 * QUIET
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <svg
        className={styles.picture}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        width={size * 6}
        height={size * 6}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={qrPath(dark)} fill="currentColor" />
      </svg>
    </div>
  )
}
