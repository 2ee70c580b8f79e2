import { Badge } from '../ui/list/badge.tsx'
import { Row } from '../ui/list/row.tsx'
import { blockedIcon, checkIcon, clockIcon, closeIcon } from '../ui/icon/state-icons.ts'
import { boxIcon, storeIcon, truckIcon } from '../ui/icon/thing-icons.ts'
import { GalleryBlock } from './gallery-block.tsx'

export function GalleryBadges() {
  return (
    <GalleryBlock title="Lencana">
      <Row wrap gap={2}>
        <Badge tone="warning" icon={clockIcon}>
          Menunggu Pembayaran
        </Badge>
        <Badge tone="success" icon={checkIcon}>
          Pembayaran Berhasil
        </Badge>
        <Badge tone="danger" icon={closeIcon}>
          Pembayaran Gagal
        </Badge>
        <Badge icon={blockedIcon}>Pembayaran Kadaluarsa</Badge>
        <Badge tone="info" icon={boxIcon}>
          Dalam Penanganan
        </Badge>
        <Badge tone="info" icon={truckIcon}>
          Dalam Pengiriman
        </Badge>
        <Badge tone="info" icon={storeIcon}>
          Ambil Di Klinik
        </Badge>
        <Badge tone="brand">Terbaru</Badge>
        <Badge>Kadaluarsa</Badge>
      </Row>
    </GalleryBlock>
  )
}
