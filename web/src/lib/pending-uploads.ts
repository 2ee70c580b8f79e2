import { createContext, use } from 'react'
import { useToast } from '../ui/use-toast.ts'

const AWAITS_PICTURE = 'Tunggu sampai gambar selesai diunggah'

/** Counts the pictures that are on their way into a form: sent without them, it would keep the old ones. */
export function createPendingUploads() {
  let onTheirWay = 0
  return {
    onBusy: (busy: boolean) => {
      onTheirWay += busy ? 1 : -1
    },
    isBusy: () => onTheirWay > 0,
  }
}
type PendingUploads = ReturnType<typeof createPendingUploads>

const PendingUploadsContext = createContext<PendingUploads | null>(null)

/** Around the fields of a form, at a place that lives as long as the form does. */
export const PendingUploadsProvider = PendingUploadsContext.Provider

/** Of the form around a field for a picture. */
export function usePendingUploads(): PendingUploads {
  const wait = use(PendingUploadsContext)
  if (!wait) throw new Error('usePendingUploads needs a PendingUploadsProvider above it')
  return wait
}

/** Why a form must not be sent yet; `inText` where a picture of its text is not there yet. */
export function pendingUploadText(wait: PendingUploads, inText = false) {
  if (inText) return `${AWAITS_PICTURE}, atau batalkan dengan menghapus "Mengunggah gambar..." dari teks.`
  return wait.isBusy() ? `${AWAITS_PICTURE}.` : undefined
}

/** Says so and answers true while a form must not be sent. */
export function usePendingUploadCheck(wait: PendingUploads) {
  const toast = useToast()
  return (inText?: boolean) => {
    const refusal = pendingUploadText(wait, inText)
    if (refusal) toast.error(refusal)
    return refusal !== undefined
  }
}
