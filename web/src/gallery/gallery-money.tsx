import { Card } from '../ui/frame/card.tsx'
import { CountdownStrip } from '../ui/countdown/countdown-strip.tsx'
import { Countdown } from '../ui/countdown/countdown.tsx'
import { KeyValueList } from '../ui/list/key-value-list.tsx'
import { successIcon } from '../ui/icon/state-icons.ts'
import { TimerStrip } from '../ui/countdown/timer-strip.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-money.module.css'

export function GalleryMoney({ now }: { now: number }) {
  const labels = { endedLabel: 'Waktu bayar habis', soonLabel: 'Segera bayar, sebelum 14.00 WIB' }
  return (
    <GalleryBlock title="Waktu dan jumlah">
      <Card className={styles.card}>
        <CountdownStrip {...labels} label="Bayar sebelum 14.00 WIB" now={now} until={now + 6_756_000} />
        <CountdownStrip {...labels} label="Bayar sebelum 14.00 WIB" now={now} until={now + 501_000} />
        <CountdownStrip {...labels} label="Bayar sebelum 14.00 WIB" now={now} until={now - 1000} />
        <TimerStrip tone="done" icon={successIcon} label="Pembayaran Berhasil" value="12.20 WIB" />
        <div className={styles.body}>
          <p className={styles.amount}>Rp 155.000</p>
          <p className="dim">
            Sisa waktu <Countdown now={now} until={now + 3_600_000} />
          </p>
        </div>
      </Card>
      <KeyValueList
        items={[
          { key: 'Total barang (3)', value: 'Rp 438.500' },
          { key: 'Pengiriman, JNE Reguler', value: 'Rp 10.000' },
          { key: 'Total', value: 'Rp 448.500', total: true },
        ]}
      />
    </GalleryBlock>
  )
}
