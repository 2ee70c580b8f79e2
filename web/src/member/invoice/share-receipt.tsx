import { copyText } from '../../shared/text/copy-text.ts'
import { useInBrowser } from '../../lib/page/use-in-browser.ts'
import { copyIcon, shareIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

type ShareReceiptProps = { path: string; noInvoice: string }

/** Shares the link of the public receipt, by the phone's share sheet or by copying. */
export function ShareReceipt({ path, noInvoice }: ShareReceiptProps) {
  const toast = useToast()
  const canShare = useInBrowser(() => 'share' in navigator, false)

  async function share() {
    try {
      await navigator.share({ title: `Invoice ${noInvoice}`, url: window.location.origin + path })
    } catch (error) {
      // Closing the share sheet is no failure.
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
