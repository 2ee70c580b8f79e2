import type { CartItem } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { Button } from '../../ui/button.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { itemName } from '../prescription/prescription-words.ts'
import styles from './left-out-row.module.css'

type LeftOutRowProps = { item: CartItem; onTake: () => void }

export function LeftOutRow({ item, onTake }: LeftOutRowProps) {
  return (
    <li className={styles.row}>
      <Thumb size={48} src={`/img/${item.image}?w=128`} />
      <div className={styles.words}>
        <p className="strong">{itemName(item.name)}</p>
        <p className="small dim">{wordsFor(item)}</p>
      </div>
      {item.sold === 'online' ? (
        <Button variant="soft" small onClick={onTake}>
          <span>
            Ambil<span className="sr-only"> {item.name}</span>
          </span>
        </Button>
      ) : null}
    </li>
  )
}

function wordsFor({ sold, price, discount }: CartItem) {
  if (sold === 'clinic') return 'Hanya diberikan di klinik'
  if (sold === 'gone') return 'Tidak dijual lagi'
  return `Tidak diambil, ${formatRupiah(price - discount)}`
}
