import { useState } from 'react'
import { cameraIcon, copyIcon, plusIcon } from '../ui/icon/action-icons.ts'
import { buttonClass } from '../ui/frame/button-class.ts'
import { Button } from '../ui/frame/button.tsx'
import { FileButton } from '../ui/form/file-button.tsx'
import { IconButton } from '../ui/frame/icon-button.tsx'
import { bellIcon, chatIcon } from '../ui/icon/navigation-icons.ts'
import { QuantityField } from '../ui/form/quantity-field.tsx'
import { Row } from '../ui/list/row.tsx'
import { useToast } from '../ui/overlay/use-toast.ts'
import { GalleryBlock, GalleryCaption } from './gallery-block.tsx'

export function GalleryButtons() {
  const toast = useToast()
  const [quantity, setQuantity] = useState(2)
  return (
    <GalleryBlock title="Tombol">
      <GalleryCaption>Utama: biasa, sibuk, mati</GalleryCaption>
      <Row wrap>
        <Button>Bayar</Button>
        <Button busy>Memproses</Button>
        <Button disabled>Lanjut Bayar</Button>
      </Row>
      <GalleryCaption>Lembut, garis, sunyi</GalleryCaption>
      <Row wrap>
        <Button variant="soft" icon={copyIcon} onClick={() => toast.success('Berhasil Disalin!')}>
          Salin
        </Button>
        <Button variant="line">Batal</Button>
        <Button variant="line" busy>
          Menyimpan
        </Button>
        <Button variant="quiet">Lihat semua</Button>
      </Row>
      <GalleryCaption>Bahaya, kecil, ikon</GalleryCaption>
      <Row wrap>
        <Button variant="danger">Batalkan</Button>
        <Button variant="danger-solid">Ya, batalkan</Button>
        <Button variant="quiet-danger">Batalkan pesanan</Button>
        <Button variant="soft" small icon={plusIcon}>
          Pilih
        </Button>
        <IconButton label="Notifikasi" icon={bellIcon} line />
        <IconButton label="Pesan" icon={chatIcon} unread />
        <QuantityField label="Serum" value={quantity} onChange={setQuantity} min={1} max={5} />
      </Row>
      <GalleryCaption>Tautan dan berkas</GalleryCaption>
      <Row wrap>
        <a href="#isi" className={buttonClass({ variant: 'line', small: true })}>
          Lihat Pesanan
        </a>
        <FileButton small onFiles={(files) => toast.info(files[0]?.name ?? '')} accept="image/png,image/jpeg">
          Ganti
        </FileButton>
        <FileButton small busy onFiles={() => undefined}>
          Mengunggah
        </FileButton>
      </Row>
      <Row>
        <FileButton tile icon={cameraIcon} onFiles={(files) => toast.info(files[0]?.name ?? '')} accept="image/*">
          Tambah
        </FileButton>
        <FileButton tile busy onFiles={() => undefined}>
          64%
        </FileButton>
      </Row>
      <Button block>Lihat Cara Bayar</Button>
    </GalleryBlock>
  )
}
