import { Stepper } from '../ui/nav/stepper.tsx'
import { successIcon, clockIcon } from '../ui/icon/state-icons.ts'
import { boxIcon, truckIcon } from '../ui/icon/thing-icons.ts'
import { Timeline } from '../ui/list/timeline.tsx'
import { Tracker } from '../ui/list/tracker.tsx'
import { GalleryBlock } from './gallery-block.tsx'

export function GallerySteps() {
  return (
    <GalleryBlock title="Langkah dan perjalanan">
      <Stepper
        label="Langkah membuat janji"
        current={2}
        steps={[{ label: 'Jadwal', href: '#isi' }, { label: 'Dokter' }, { label: 'Keluhan' }]}
      />
      <Tracker
        label="Perjalanan pesanan"
        current={3}
        stops={[
          { label: 'Menunggu Konfirmasi', icon: clockIcon },
          { label: 'Dalam Penanganan', icon: boxIcon },
          { label: 'Dalam Pengiriman', icon: truckIcon },
          { label: 'Pesanan Selesai', icon: successIcon },
        ]}
      />
      <Timeline
        events={[
          { key: '3', title: 'Diserahkan ke JNE', at: 'Minggu, 15 November, 08.40 WIB' },
          { key: '2', title: 'Obat disiapkan apoteker', at: 'Sabtu, 14 November, 16.05 WIB' },
          { key: '1', title: 'Pembayaran Berhasil', at: 'Sabtu, 14 November, 14.10 WIB' },
        ]}
      />
    </GalleryBlock>
  )
}
