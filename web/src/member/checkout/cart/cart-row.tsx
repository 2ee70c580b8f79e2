import type { CartItem } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { trashIcon } from '../../../ui/icon/action-icons.ts'
import { Badge } from '../../../ui/list/badge.tsx'
import { IconButton } from '../../../ui/frame/icon-button.tsx'
import { QuantityField } from '../../../ui/form/quantity-field.tsx'
import { warningIcon } from '../../../ui/icon/state-icons.ts'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { itemName } from '../../prescription/prescription-texts.ts'
import styles from './cart-row.module.css'

type CartRowProps = {
  item: CartItem
  quantity: number
  onChange: (quantity: number) => void
  onRemove: () => void
}

export function CartRow({ item, quantity, onChange, onRemove }: CartRowProps) {
  const { name, image, price, discount, byMembership, using, required, prescribed, weight } = item
  const unavailable = whyNot(item, quantity)
  return (
    <li className={styles.row}>
      <Thumb src={`/img/${image}?w=128`} />
      <div className={styles.words}>
        <p className="strong">{itemName(name)}</p>
        <p className={styles.price}>
          <span>{formatRupiah(price - discount)}</span>
          {discount > 0 ? (
            <>
              <s className="small dim">
                <span className="sr-only">Harga biasa </span>
                {formatRupiah(price)}
              </s>
              <span className={`small ${styles.saved}`}>{byMembership ? 'Harga anggota' : 'Diskon'}</span>
            </>
          ) : null}
          <span className="small dim">{weight.toLocaleString('id')}&nbsp;g</span>
        </p>
        {using ? <p className={`small dim ${styles.using}`}>{using}</p> : null}
      </div>
      <div className={styles.acts}>
        <p className={styles.badges}>
          {prescribed ? <Badge tone={required ? 'brand' : 'plain'}>{required ? 'Wajib' : 'Pilihan'}</Badge> : null}
          {unavailable ? (
            <Badge tone="warning" icon={warningIcon}>
              {unavailable}
            </Badge>
          ) : null}
        </p>
        {required ? null : <IconButton label={`Hapus ${name}`} icon={trashIcon} onClick={onRemove} />}
        <QuantityField
          label={name}
          value={quantity}
          min={item.quantity.min}
          max={item.quantity.max}
          onChange={onChange}
        />
      </div>
    </li>
  )
}

function whyNot({ sold, available }: CartItem, quantity: number) {
  if (sold === 'clinic') return 'Hanya di klinik'
  if (sold === 'gone') return 'Tidak dijual lagi'
  if (available >= quantity) return null
  return available ? `Stok tinggal ${available}` : 'Stok habis'
}
