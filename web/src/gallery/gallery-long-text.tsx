import { ActionBar } from '../ui/nav/action-bar.tsx'
import { Avatar } from '../ui/list/avatar.tsx'
import { Badge } from '../ui/list/badge.tsx'
import { Button } from '../ui/frame/button.tsx'
import { Countdown } from '../ui/countdown/countdown.tsx'
import { KeyValueList } from '../ui/list/key-value-list.tsx'
import { PickField } from '../ui/form/pick-field.tsx'
import { Row } from '../ui/list/row.tsx'
import { clockIcon } from '../ui/icon/state-icons.ts'
import { TopBar } from '../ui/nav/top-bar.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-navigation.module.css'

const name = 'Raden Ayu Kusumaningtyas Prawirodirdjo Mangkunegaran, S.Psi., M.Kes.'

export function GalleryLongText({ now }: { now: number }) {
  return (
    <GalleryBlock title="Nama panjang, jumlah dua belas angka">
      <div className={styles.stage}>
        <TopBar title={`Resep untuk ${name}`} level={3} backHref="#isi" />
      </div>
      <Row top>
        <Avatar name={name} />
        <div>
          <p className="strong">{name}</p>
          <p className="small dim">Mempertanggungjawabkan Ketidakberpihakan, Kebayoran Baru</p>
        </div>
      </Row>
      <Row wrap gap={2}>
        <Badge tone="warning" icon={clockIcon}>
          Menunggu Pembayaran
        </Badge>
        <Countdown now={now} until={now + 999 * 3_600_000} />
      </Row>
      <PickField label="Penerima" placeholder="Pilih" value={name} />
      <KeyValueList
        items={[
          { key: 'Pengiriman, JNE Reguler ke Kabupaten Kepulauan Siau Tagulandang Biaro', value: 'Rp 100.000.000.000' },
          { key: 'Total', value: 'Rp 999.999.999.999', total: true },
        ]}
      />
      <KeyValueList
        look="facts"
        items={[
          { key: 'Penulis', value: name },
          { key: 'Dilihat', value: '1.204' },
        ]}
      />
      <Button block>Lihat Cara Bayar untuk Pemesanan Perawatan Mikrodermabrasi</Button>
      <div className={styles.task}>
        <ActionBar label="Total" amount="Rp 999.999.999.999">
          <Button>Lanjutkan</Button>
        </ActionBar>
      </div>
    </GalleryBlock>
  )
}
