import { useEffect, useState } from 'react'
import { QrPicture } from '../../lib/qr/qr-picture.tsx'
import styles from './receipt-code.module.css'

/** Whoever is shown the paper can see by it that the invoice is ours and whether it still stands. */
export function ReceiptCode({ path }: { path: string }) {
  const [origin, setOrigin] = useState('')
  // Only the browser knows by which name we were reached.
  useEffect(() => setOrigin(window.location.origin), [])
  return (
    <div className={styles.code}>
      <div className={styles.place}>
        {origin ? <QrPicture text={origin + path} label="Kode QR tautan struk" /> : null}
      </div>
      <p className="small dim">Pindai untuk membuka struk daring dan memeriksa keasliannya.</p>
    </div>
  )
}
