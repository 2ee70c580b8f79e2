import type { ListedAddress } from '@nmw/contract/address'
import type { ReactNode } from 'react'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { checkIcon } from '../../ui/icon/state-icons.ts'
import styles from './address-card.module.css'

type AddressCardProps = {
  address: ListedAddress
  onEdit: () => void
  children: ReactNode
}

export function AddressCard({ address: shown, onEdit, children }: AddressCardProps) {
  const { label, prime, receiverName, receiverPhone, address, postalCode, note } = shown
  const { districtName, cityName, provinceName } = shown
  return (
    <Card as="li" padded className={styles.card}>
      <div className={styles.head}>
        <h2 className="h3">{label}</h2>
        {prime ? (
          <Badge tone="brand" icon={checkIcon}>
            Utama
          </Badge>
        ) : null}
      </div>
      <p className="small strong">{receiverName}</p>
      <p className="small dim num">{spacedNumber(receiverPhone)}</p>
      <p className="small dim">
        {address}, {districtName}, {cityName}, {provinceName}&nbsp;{postalCode}
      </p>
      {note ? (
        <p className="small dim">
          <span className="strong">Info tambahan:</span> {note}
        </p>
      ) : null}
      <div className={styles.acts}>
        <Button variant="quiet" small onClick={onEdit}>
          <span>
            Ubah<span className="sr-only"> {label}</span>
          </span>
        </Button>
        {children}
      </div>
    </Card>
  )
}
