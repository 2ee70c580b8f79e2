import { cameraIcon } from '../../../ui/icon/action-icons.ts'
import { FileButton } from '../../../ui/form/file-button.tsx'
import type { Photo } from './outgoing.ts'
import { photoTypes, useAcceptPhoto } from './use-accept-photo.ts'

/** For a message whose photo was lost: choosing one sends it. */
export function ReplaceLostPhoto({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const acceptPhoto = useAcceptPhoto(onPhoto)
  return (
    <FileButton
      variant="quiet"
      small
      icon={cameraIcon}
      accept={photoTypes.join()}
      onFiles={([file]) => acceptPhoto(file)}
    >
      Pilih gambar
    </FileButton>
  )
}
