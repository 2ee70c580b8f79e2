import { createContext, use } from 'react'
import { useToast } from '../../ui/overlay/use-toast.ts'

const WAIT_FOR_UPLOAD = 'Tunggu sampai gambar selesai diunggah'

/** Counts the pictures still uploading: saving the form without them would keep the old ones. */
export function createPendingUploads() {
  let pending = 0
  return {
    onBusy: (busy: boolean) => {
      pending += busy ? 1 : -1
    },
    isBusy: () => pending > 0,
  }
}
type PendingUploads = ReturnType<typeof createPendingUploads>

const PendingUploadsContext = createContext<PendingUploads | null>(null)

/** Goes around the fields of a form, in a component that lives as long as the form. */
export const PendingUploadsProvider = PendingUploadsContext.Provider

/** The pending uploads of the surrounding form. */
export function usePendingUploads(): PendingUploads {
  const uploads = use(PendingUploadsContext)
  if (!uploads) throw new Error('usePendingUploads needs a PendingUploadsProvider above it')
  return uploads
}

/** Why a form must not be saved yet; `inText` if the text still contains a placeholder. */
export function pendingUploadText(uploads: PendingUploads, inText = false) {
  if (inText) return `${WAIT_FOR_UPLOAD}, atau batalkan dengan menghapus "Mengunggah gambar..." dari teks.`
  return uploads.isBusy() ? `${WAIT_FOR_UPLOAD}.` : undefined
}

/** Shows a toast and returns true while uploads are pending. */
export function usePendingUploadCheck(uploads: PendingUploads) {
  const toast = useToast()
  return (inText?: boolean) => {
    const text = pendingUploadText(uploads, inText)
    if (text) toast.error(text)
    return text !== undefined
  }
}
