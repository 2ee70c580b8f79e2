import { copyText } from '../../lib/copy-text.ts'
import { copyIcon, shareIcon } from '../../ui/action-icons.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useEffect, useState } from 'react'

type ShareReceiptProps = { path: string; noInvoice: string }

/** Gives away the link of the public receipt: through the phone's own sheet where it has one, and by copying. */
export function ShareReceipt({ path, noInvoice }: ShareReceiptProps) {
  const toast = useToast()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])

  async function share() {
    try {
      await navigator.share({ title: `Invoice ${noInvoice}`, url: window.location.origin + path })
    } catch (error) {
      // She closed the sheet without sending.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  async function copy() {
    if (await copyText(window.location.origin + path)) toast.success('Berhasil Disalin!')
    else toast.error('Gagal menyalin. Coba bagikan dari tombol lain.')
  }

  return (
    <>
      {canShare ? (
        <Button variant="line" icon={shareIcon} onClick={() => void share()}>
          Bagikan struk
        </Button>
      ) : null}
      <Button variant="line" icon={copyIcon} onClick={() => void copy()}>
        Salin tautan struk
      </Button>
    </>
  )
}
