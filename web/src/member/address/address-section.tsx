import { listAddresses, type ListedAddress } from '@nmw/contract/address'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { HouseDrawing } from '../../ui/drawing/house-drawing.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { AddressList } from './address-list.tsx'
import styles from './address-section.module.css'
import { LazyAddressSheet } from './lazy-address-sheet.tsx'

export function AddressSection() {
  const { data, isError, error, isFetching, refetch } = useRead(listAddresses, {}, { quiet: true })
  const [sheet, setSheet] = useState<{ times: number; open: boolean; address?: ListedAddress | undefined }>()
  const { place, follow } = useFocusTarget()
  const edit = (address?: ListedAddress) =>
    setSheet((before) => ({ times: (before?.times ?? 0) + 1, open: true, address }))

  const add = (
    <Button icon={plusIcon} onClick={() => edit()}>
      Tambah Alamat
    </Button>
  )

  function content() {
    if (!data && isError) {
      return (
        <ErrorState title="Alamat gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (!data) return <SkeletonList count={2} picture="none" label="Memuat alamat..." />
    if (data.length === 0) {
      return (
        <EmptyState art={<HouseDrawing />} title="Belum ada alamat" action={add}>
          Simpan alamat Anda agar obat dan produk dapat dikirim ke rumah.
        </EmptyState>
      )
    }
    return (
      <>
        <div className={styles.head}>
          <p className="dim">{data.length} alamat</p>
          {add}
        </div>
        <AddressList addresses={data} onEdit={edit} onChanged={follow} />
      </>
    )
  }

  return (
    <div {...place} className={styles.place} role="group" aria-label="Alamat pengiriman">
      {content()}
      {sheet ? (
        <LazyAddressSheet
          key={sheet.times}
          open={sheet.open}
          address={sheet.address}
          first={data?.length === 0}
          onClose={() => setSheet({ ...sheet, open: false })}
          // the button of the empty state disappears
          onSaved={data?.length === 0 ? follow : undefined}
        />
      ) : null}
    </div>
  )
}
