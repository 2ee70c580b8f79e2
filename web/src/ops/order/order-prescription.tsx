import type { DispensaryOrderDetail } from '@nmw/contract/ops-order'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { formatDay } from '../../lib/format/format-day.ts'
import styles from './order-lines.module.css'

export function OrderPrescription({ order }: { order: DispensaryOrderDetail }) {
  const { prescription: given, patientName, lines } = order
  if (!given) {
    return (
      <Card padded as="section" aria-label="Resep">
        <h2 className="h3">Tanpa resep</h2>
        <p className="dim">Semua barang pada pesanan ini dijual bebas.</p>
      </Card>
    )
  }
  return (
    <Card as="section" aria-label="Resep">
      <h2 className={`h3 ${styles.title}`}>Resep</h2>
      <div className={styles.facts}>
        <KeyValueList
          look="facts"
          items={[
            { key: 'Pasien', value: `${patientName}, ${given.gender === 0 ? 'P' : 'L'}, ${given.age} tahun` },
            { key: 'Dokter', value: `dr. ${given.doctorName}` },
            { key: 'SIP', value: given.sip },
            { key: 'Konsultasi', value: formatDay(given.day) },
            { key: 'Berlaku sampai', value: formatDay(given.validUntil) },
            { key: 'Penebusan', value: `ke-${given.redemption} dari ${given.redemptions}` },
          ]}
        />
      </div>
      <ul>
        {given.lines.map(({ itemId, name, quantity, unit, usageDetail, must }) => (
          <li key={itemId} className={styles.line}>
            <b className={`num ${styles.quantity}`}>{quantity}</b>
            <div className={styles.text}>
              <p className="strong">
                {name} <span className="dim small">{unit}</span>
              </p>
              <p className="dim small">{usageDetail}</p>
              {lines.some((line) => line.itemId === itemId) ? null : (
                <Badge tone={must ? 'warning' : 'plain'}>
                  {must ? 'Wajib, tidak dipesan' : 'Pilihan, tidak dipesan'}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
