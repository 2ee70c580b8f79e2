import { copyIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { copyText } from './copy-text.ts'

export type CopyButtonProps = {
  text: string
  /** what is copied, for screen readers */
  what: string
  className?: string | undefined
}

export function CopyButton({ text, what, className }: CopyButtonProps) {
  const toast = useToast()

  async function copy() {
    if (await copyText(text)) toast.success('Berhasil Disalin!')
    else toast.error('Gagal menyalin. Tekan lama pada teks untuk menyalinnya.')
  }

  return (
    <Button variant="soft" small icon={copyIcon} className={className} onClick={() => void copy()}>
      <span>
        Salin<span className="sr-only"> {what}</span>
      </span>
    </Button>
  )
}
