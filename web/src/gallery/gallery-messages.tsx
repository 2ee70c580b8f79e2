import { Button } from '../ui/frame/button.tsx'
import { Note } from '../ui/frame/note.tsx'
import { ProgressBar } from '../ui/list/progress-bar.tsx'
import { Row } from '../ui/list/row.tsx'
import { shieldIcon } from '../ui/icon/thing-icons.ts'
import { useToast } from '../ui/overlay/use-toast.ts'
import { GalleryBlock, GalleryCaption } from './gallery-block.tsx'

export function GalleryMessages() {
  const toast = useToast()
  return (
    <GalleryBlock title="Catatan dan pesan">
      <Row wrap gap={2}>
        <Button variant="line" small onClick={() => toast.success('Berhasil Disalin!')}>
          Berhasil, 3 detik
        </Button>
        <Button variant="line" small onClick={() => toast.error('Upload Gambar Gagal')}>
          Gagal, 3 detik
        </Button>
        <Button
          variant="line"
          small
          onClick={() =>
            toast.alert({ status: 'warning', title: 'Peringatan', message: 'Pilih tipe pengiriman untuk pesanan ini' })
          }
        >
          Peringatan, 5 detik
        </Button>
      </Row>
      <Note>Kamu memiliki 1 konsultasi berlangsung</Note>
      <Note tone="warning">Pilih tipe pengiriman untuk pesanan ini</Note>
      <Note tone="danger">Akses lokasi tidak diberikan</Note>
      <Note tone="success">Berhasil Mengganti Destinasi</Note>
      <Note tone="plain" icon={shieldIcon}>
        Foto dan catatan hanya dibuka oleh dokter yang Anda pilih.
      </Note>
      <GalleryCaption>Kemajuan unggah</GalleryCaption>
      <ProgressBar label="Mengunggah foto" value={64} />
      <ProgressBar label="Menyiapkan foto" />
    </GalleryBlock>
  )
}
