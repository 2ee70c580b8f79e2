import { useToast } from '../../../ui/overlay/use-toast.ts'
import type { Photo } from './outgoing.ts'

export const photoTypes = ['image/png', 'image/jpeg']

/** Passes a photo of an accepted type on, with a preview; otherwise shows an error. */
export function useAcceptPhoto(onPhoto: (photo: Photo) => void) {
  const toast = useToast()
  return (file: File | undefined) => {
    if (!file) return
    if (photoTypes.includes(file.type)) onPhoto({ file, preview: URL.createObjectURL(file) })
    else toast.error('Gambar harus png atau jpg')
  }
}
