import { useId, useState } from 'react'
import { usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { FieldFrame } from '../../ui/frame/field-frame.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { imageIcon } from '../../ui/icon/thing-icons.ts'
import { UploadList } from '../editor/upload-list.tsx'
import { usePictureUploads } from '../editor/use-picture-uploads.ts'
import styles from './picture-field.module.css'

type PictureFieldProps = {
  label: string
  /** file name, or empty */
  value: string
  onChange: (file: string) => void
  error?: string | undefined
  /** expected or maximum size; another size is only a warning */
  size: { width: number; height: number; atMost?: boolean }
  /** for example 'Paling besar 1280 x 500' */
  rule: string
  wide?: boolean | undefined
}

/** Uploaded as soon as it is chosen. */
export function PictureField({ label, value, onChange, error, size, rule, wide }: PictureFieldProps) {
  const id = useId()
  const [warning, setWarning] = useState<string>()
  const { onBusy } = usePendingUploads()
  const { uploads, add, remove } = usePictureUploads({ onDone: (_id, file) => onChange(file), onBusy })
  const busy = uploads.some(({ failure }) => !failure)

  async function choose([file]: File[]) {
    if (!file) return
    for (const { id: old } of uploads) remove(old)
    add([file])
    setWarning(await sizeWarning(file, size))
  }

  return (
    <FieldFrame id={id} label={label} plainLabel error={error} help={rule}>
      <div className={wide ? styles.wide : styles.field}>
        {value ? (
          <img className={styles.picture} src={`/img/${encodeURIComponent(value)}?w=768`} alt="" />
        ) : (
          <span className={styles.picture}>
            <Icon path={imageIcon} />
          </span>
        )}
        <FileButton
          accept="image/jpeg,image/png"
          small
          busy={busy}
          describedBy={`${id}-label ${id}-help`}
          onFiles={(files) => void choose(files)}
        >
          {value ? 'Ganti' : 'Unggah'}
        </FileButton>
      </div>
      {warning ? (
        <p className={styles.warning} role="status">
          {warning}
        </p>
      ) : null}
      <UploadList uploads={uploads} onRemove={remove} />
    </FieldFrame>
  )
}

async function sizeWarning(file: File, { width, height, atMost }: PictureFieldProps['size']) {
  try {
    const bitmap = await createImageBitmap(file)
    const measured = `${bitmap.width} x ${bitmap.height}`
    const fits = atMost
      ? bitmap.width <= width && bitmap.height <= height
      : bitmap.width === width && bitmap.height === height
    bitmap.close()
    return fits
      ? undefined
      : `Gambar ini ${measured}; ${atMost ? 'paling besar' : 'ukuran yang dianjurkan'} ${width} x ${height}. Periksa tampilannya.`
  } catch {
    return undefined
  }
}
