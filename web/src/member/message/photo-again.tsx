import { cameraIcon } from '../../ui/action-icons.ts'
import { FileButton } from '../../ui/file-button.tsx'
import type { Photo } from './outgoing.ts'
import { photoTypes, useTakePhoto } from './use-take-photo.ts'

/** For a message whose photo is gone: once one is chosen, it goes. */
export function PhotoAgain({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const takePhoto = useTakePhoto(onPhoto)
  return (
    <FileButton
      variant="quiet"
      small
      icon={cameraIcon}
      accept={photoTypes.join()}
      onFiles={([file]) => takePhoto(file)}
    >
      Pilih gambar
    </FileButton>
  )
}
