import { useState } from 'react'
import { Button } from '../ui/frame/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { ResultDialog } from '../ui/overlay/result-dialog.tsx'
import { Row } from '../ui/list/row.tsx'
import { TextAreaField } from '../ui/form/text-area-field.tsx'
import { useToast } from '../ui/overlay/use-toast.ts'
import { GalleryBlock } from './gallery-block.tsx'
import { GallerySheet } from './gallery-sheet.tsx'

type Open = 'question' | 'success' | 'failure' | 'veiled' | 'sheet'

export function GalleryOverlays() {
  const toast = useToast()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const buttons: [Open, string][] = [
    ['question', 'Tanya'],
    ['success', 'Berhasil'],
    ['failure', 'Gagal'],
    ['veiled', 'Tertutup'],
    ['sheet', 'Lembar'],
  ]
  return (
    <GalleryBlock title="Dialog dan lembar">
      <Row wrap gap={2}>
        {buttons.map(([name, label]) => (
          <Button key={name} variant="line" small onClick={() => setOpen(name)}>
            {label}
          </Button>
        ))}
      </Row>
      <ConfirmDialog
        open={open === 'question'}
        onClose={close}
        onConfirm={() => {
          toast.error('Gagal Batalkan Janji')
        }}
        danger
        title="Batalkan janji ini?"
        description="Janji dengan dr. Anindita Larasati, Senin 16 November. Uang yang sudah dibayar dikembalikan ke sumber pembayaran."
        confirmLabel="Ya, batalkan"
      >
        <TextAreaField label="Alasan" rows={2} />
      </ConfirmDialog>
      <ResultDialog
        open={open === 'success'}
        onClose={close}
        result="success"
        title="Berhasil! Konsultasi telah dibuat"
        description="Selesaikan pembayaran sebelum 14.00 WIB agar tempat Anda tetap tersimpan."
        actions={<Button onClick={close}>Lihat Cara Bayar</Button>}
      />
      <ResultDialog
        open={open === 'failure'}
        onClose={close}
        result="failure"
        title="Gagal Batalkan Janji"
        description="Janji Anda masih tersimpan. Coba lagi sebentar lagi."
        actions={
          <Button variant="line" onClick={close}>
            Tutup
          </Button>
        }
      />
      <Dialog
        open={open === 'veiled'}
        onClose={close}
        veiled
        title="Sesi Anda berakhir"
        description="Isian Anda tetap ada di halaman ini. Masuk kembali untuk melanjutkan."
        actions={<Button onClick={close}>Masuk</Button>}
      />
      <GallerySheet open={open === 'sheet'} onClose={close} />
    </GalleryBlock>
  )
}
