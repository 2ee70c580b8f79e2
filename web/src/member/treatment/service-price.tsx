import { formatRupiah } from '@nmw/contract/rupiah'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatPrice } from './format-price.ts'
import type { Service } from './service.ts'
import styles from './service-price.module.css'

export function ServicePrice({ service }: { service: Service }) {
  const { price, memberPrice, durationMinutes, recommendedSessions, needsDoctor } = service
  const facts = [
    { key: 'Durasi', value: `${durationMinutes}\u00A0menit` },
    { key: 'Dianjurkan', value: `${recommendedSessions}\u00A0sesi` },
    { key: 'Ditangani', value: needsDoctor ? 'Dokter' : 'Terapis' },
  ]
  return (
    <Card as="section" padded className={styles.card} aria-label="Harga dan jadwal">
      <p>
        <span className={styles.label}>Harga</span>
        <span className={styles.price}>{formatPrice(price)}</span>
      </p>
      {memberPrice < price ? (
        <p className={styles.member}>
          <span>Harga anggota</span>
          <b className="money">{memberPrice ? formatRupiah(memberPrice) : 'Gratis'}</b>
        </p>
      ) : null}
      <KeyValueList items={facts} />
      <UiLink href="/user/consult-create" className={buttonClass({ block: true })}>
        Konsultasi Sekarang
      </UiLink>
    </Card>
  )
}
