import { USER_UNKNOWN } from '@nmw/contract/checkout'
import { listOtcItems, type OtcItem } from '@nmw/contract/item'
import { MAX_QUANTITY } from '@nmw/contract/money'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useState } from 'react'
import { ApiError } from '../../../lib/call/call.ts'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SearchDrawing } from '../../../ui/drawing/search-drawing.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { Thumb } from '../../../ui/list/thumb.tsx'
import styles from './otc-sheet.module.css'
import type { Cart } from './cart-of.ts'

export type OtcSheetProps = { open: boolean; branchId: number; cart: Cart; onClose: () => void }

export function OtcSheet({ open, branchId, cart, onClose }: OtcSheetProps) {
  const items = useRead(listOtcItems, { query: { branch: branchId } }, { quiet: true })
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = items.data?.filter(({ productName, category }) =>
    `${productName} ${category}`.toLowerCase().includes(wanted),
  )

  function content() {
    if (!found && items.isError) {
      const unknown = items.error instanceof ApiError && items.error.status === 404
      return (
        <ErrorState
          title={unknown ? USER_UNKNOWN : 'Produk gagal dimuat'}
          level={3}
          onRetry={() => void items.refetch()}
          retrying={items.isFetching}
        >
          {unknown ? null : items.error.message}
        </ErrorState>
      )
    }
    if (!found) return <SkeletonList count={3} label="Memuat produk..." />
    if (found.length === 0) {
      return (
        <EmptyState art={<SearchDrawing />} title="Produk tidak ditemukan" level={3}>
          Coba kata lain, misalnya pelembap atau tabir surya.
        </EmptyState>
      )
    }
    return (
      <Card as="ul" rows className={styles.list}>
        {found.map((item) => (
          <OtcRow key={item.productId} item={item} count={cart.countOf(item.productId)} onAdd={cart.add} />
        ))}
      </Card>
    )
  }

  return (
    <Sheet open={open} onClose={onClose} title="Tambah produk" fixed foot={<Button onClick={onClose}>Selesai</Button>}>
      <Stack gap={4}>
        <SearchField
          label="Cari produk"
          placeholder="Cari produk"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <output className="sr-only">{found ? `${found.length} produk` : ''}</output>
        {content()}
      </Stack>
    </Sheet>
  )
}

type OtcRowProps = { item: OtcItem; count: number; onAdd: (id: string) => void }

function OtcRow({ item, count, onAdd }: OtcRowProps) {
  const { productId, productName, image, category, price, hargaNonMember, available } = item
  const none = available === 0
  return (
    <li className={styles.row}>
      <Thumb size={56} src={`/img/${image}?w=128`} />
      <div className={styles.words}>
        <p className="strong">{productName}</p>
        <p className="small dim">
          {category}
          {count ? <span className={styles.count}>{count} di pesanan</span> : null}
        </p>
        <p className={styles.price}>
          <span className="strong">{formatRupiah(price)}</span>
          {price < hargaNonMember ? (
            <s className="small dim">
              <span className="sr-only">Harga biasa </span>
              {formatRupiah(hargaNonMember)}
            </s>
          ) : null}
        </p>
      </div>
      <Button variant="soft" small disabled={none || count >= MAX_QUANTITY} onClick={() => onAdd(productId)}>
        <span>
          {none ? 'Habis' : 'Tambah'}
          <span className="sr-only"> {productName}</span>
        </span>
      </Button>
    </li>
  )
}
