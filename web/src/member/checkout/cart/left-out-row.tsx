import type { CartItem } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { Button } from '../../../ui/frame/button.tsx'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { itemName } from '../../prescription/prescription-texts.ts'
import styles from './left-out-row.module.css'

type LeftOutRowProps = { item: CartItem; onAdd: () => void }

export function LeftOutRow({ item, onAdd }: LeftOutRowProps) {
  return (
    <li className={styles.row}>
      <Thumb size={48} src={`/img/${item.image}?w=128`} />
      <div className={styles.words}>
        <p className="strong">{itemName(item.name)}</p>
        <p className="small dim">{describeLeftOut(item)}</p>
      </div>
      {item.sold === 'online' ? (
        <Button variant="soft" small onClick={onAdd}>
          <span>
            Ambil<span className="sr-only"> {item.name}</span>
          </span>
        </Button>
      ) : null}
    </li>
  )
}

function describeLeftOut({ sold, price, discount }: CartItem) {
  if (sold === 'clinic') return 'Hanya diberikan di klinik'
  if (sold === 'gone') return 'Tidak dijual lagi'
  return `Tidak diambil, ${formatRupiah(price - discount)}`
}
