import { CopyButton } from '../../shared/text/copy-button.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { checkIcon } from '../../ui/icon/state-icons.ts'
import styles from './picture-history.module.css'

type PictureHistoryProps = {
  files: readonly string[]
  text: string
  onInsert: (file: string) => void
  onClose: () => void
}

/** The pictures uploaded for this content, and whether the text uses them. */
export function PictureHistory({ files, text, onInsert, onClose }: PictureHistoryProps) {
  return (
    <SidePanel takesFocus title="Riwayat gambar" onClose={onClose}>
      {files.length ? (
        <ul className={styles.pictures}>
          {files.map((file) => {
            const address = `/img/${file}`
            const used = text.includes(address)
            return (
              <li key={file} className={styles.picture}>
                <img src={`${address}?w=384`} alt="" width={304} height={171} loading="lazy" />
                <div className={styles.row}>
                  <Badge tone={used ? 'success' : 'plain'} icon={used ? checkIcon : undefined}>
                    {used ? 'Dipakai di isi' : 'Belum dipakai'}
                  </Badge>
                  <span className={styles.acts}>
                    <Button variant="soft" small onClick={() => onInsert(file)}>
                      Sisipkan
                    </Button>
                    <CopyButton text={address} what="URL gambar" />
                  </span>
                </div>
                <code className={styles.address}>{address}</code>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="dim">
          Belum ada gambar yang diunggah. Tempel atau seret gambar ke dalam teks, atau pakai tombol unggah.
        </p>
      )}
    </SidePanel>
  )
}
