import { copyIcon } from './action-icons.ts'
import { Button } from './button.tsx'
import { useToast } from './use-toast.ts'

export type CopyButtonProps = {
  /** what lands on the clipboard, without spaces or dots that are only for the eye */
  text: string
  /** names the thing, such as 'Salin nomor virtual account' */
  label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Berhasil Disalin!')
    } catch {
      // Without https or permission there is no clipboard; the text can still be marked by hand.
      toast.error('Tidak dapat menyalin. Tekan lama pada teksnya, lalu salin.')
    }
  }
  return (
    <Button variant="soft" small icon={copyIcon} aria-label={label} onClick={() => void copy()}>
      Salin
    </Button>
  )
}
