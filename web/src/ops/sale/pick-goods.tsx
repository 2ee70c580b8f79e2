import { payablePrice } from '@nmw/contract/member-price'
import { findSaleGoods, type SaleGood } from '@nmw/contract/ops-sale'
import { formatRupiah } from '@nmw/contract/rupiah'
import { lacksPrice } from '@nmw/contract/sale'
import { useRef, useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { SearchField } from '../../ui/list/search-field.tsx'
import { useDebounced } from '../../ui/keys/use-debounced.ts'
import styles from './pick-goods.module.css'

const SHORTEST = 2

type PickGoodsProps = { activeMember: boolean; onPick: (good: SaleGood) => void }

export function PickGoods({ activeMember, onPick }: PickGoodsProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = useDebounced(text.trim(), 300)
  const enough = search.length >= SHORTEST
  const goods = useRead(findSaleGoods, { query: { search } }, { enabled: enough, quiet: true })
  const found = goods.data && (goods.data.length ? `${goods.data.length} pilihan` : 'Tidak ada yang cocok.')
  const status = enough && text ? (goods.error?.message ?? found) : undefined
  return (
    <>
      <SearchField
        ref={field}
        label="Barang atau layanan"
        hideLabel={false}
        placeholder="Serum, facial, administrasi…"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {enough && text ? (
        <ul className={styles.goods}>
          {goods.data?.map((good) => (
            <li key={`${good.kind} ${good.id}`}>
              <button
                type="button"
                className={styles.good}
                disabled={lacksPrice(good)}
                onClick={() => {
                  setText('')
                  onPick(good)
                  field.current?.focus()
                }}
              >
                <span className="clip">{good.name}</span>
                <span className="num dim small">
                  {lacksPrice(good) ? 'Belum ada harga' : formatRupiah(payablePrice(good, { activeMember }))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <output className={status && !goods.data?.length ? 'dim small' : 'sr-only'}>{status}</output>
    </>
  )
}
