import { QrPicture } from '../qr/qr-picture.tsx'
import { useInBrowser } from '../../lib/page/use-in-browser.ts'
import styles from './receipt-code.module.css'

/** The QR code links to the online receipt, which proves that a printed invoice is genuine and still valid. */
export function ReceiptCode({ path }: { path: string }) {
  const origin = useInBrowser(() => window.location.origin, '')
  return (
    <div className={styles.code}>
      <div className={styles.place}>
        {origin ? <QrPicture text={origin + path} label="Kode QR tautan struk" /> : null}
      </div>
      <p className="small dim">Pindai untuk membuka struk daring dan memeriksa keasliannya.</p>
    </div>
  )
}
