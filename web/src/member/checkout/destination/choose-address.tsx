import { listAddresses, type ListedAddress } from '@nmw/contract/address'
import type { CheckoutDestination } from '@nmw/contract/checkout'
import { useId, useState } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { cardClass } from '../../../ui/frame/card-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { HouseDrawing } from '../../../ui/drawing/house-drawing.tsx'
import { radioDotClass } from '../../../ui/form/radio-dot-class.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { LazyAddressSheet } from '../../address/lazy-address-sheet.tsx'
import styles from './choose-address.module.css'
import { ReceiverPhone } from './receiver-phone.tsx'

export type ChooseAddressProps = {
  open: boolean
  current: CheckoutDestination | null
  onChoose: (addressId: number) => void
  onClose: () => void
}

export function ChooseAddress({ open, current, onChoose, onClose }: ChooseAddressProps) {
  const id = useId()
  const { data, isError, error, isFetching, refetch } = useRead(listAddresses, {}, { quiet: true })
  const [form, setForm] = useState<{ times: number; open: boolean; address?: ListedAddress | undefined }>()
  const [picked, setPicked] = useState<number>()
  const chosen = picked ?? data?.find((one) => isSame(one, current))?.udtId
  const edit = (address?: ListedAddress) =>
    setForm((before) => ({ times: (before?.times ?? 0) + 1, open: true, address }))

  function content() {
    if (!data && isError) {
      return (
        <ErrorState title="Alamat gagal dimuat" level={3} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (!data) return <SkeletonList count={2} picture="none" label="Memuat alamat..." />
    if (data.length === 0) {
      return (
        <EmptyState art={<HouseDrawing />} title="Belum ada alamat" level={3}>
          Tambahkan alamat agar obat dapat dikirim ke rumah Anda.
        </EmptyState>
      )
    }
    return (
      <div className={cardClass({ rows: true })} role="radiogroup" aria-label="Alamat pengiriman">
        {data.map((one) => (
          <div key={one.udtId} className={styles.row}>
            <label className={styles.choice}>
              <input
                ref={replayEarlyInput}
                type="radio"
                className={radioDotClass()}
                name={id}
                checked={chosen === one.udtId}
                onChange={() => setPicked(one.udtId)}
              />
              <span className={styles.words}>
                {one.prime ? `${one.label} (utama)` : one.label}
                <span className="small">
                  {one.receiverName}, <ReceiverPhone number={one.receiverPhone} />
                </span>
                <span className="small dim">
                  {one.address}, {one.districtName}, {one.cityName}, {one.provinceName}&nbsp;{one.postalCode}
                </span>
              </span>
            </label>
            <Button variant="quiet" small onClick={() => edit(one)}>
              <span>
                Ubah<span className="sr-only"> {one.label}</span>
              </span>
            </Button>
          </div>
        ))}
      </div>
    )
  }

  return (
    <>
      <Sheet
        open={open && !form?.open}
        onClose={onClose}
        title="Pilih alamat"
        foot={
          <>
            <Button variant="line" onClick={() => edit()}>
              Tambah Alamat
            </Button>
            <Button
              disabled={chosen === undefined}
              onClick={() => (chosen === undefined ? undefined : onChoose(chosen))}
            >
              Pakai
            </Button>
          </>
        }
      >
        {content()}
      </Sheet>
      {form ? (
        <LazyAddressSheet
          key={form.times}
          open={form.open}
          address={form.address}
          first={data?.length === 0}
          onCreated={setPicked}
          onClose={() => setForm({ ...form, open: false })}
        />
      ) : null}
    </>
  )
}

function isSame(one: ListedAddress, current: CheckoutDestination | null) {
  return (
    current !== null &&
    one.districtId === current.district.id &&
    one.postalCode === current.district.postalCode &&
    one.address === current.address &&
    one.note === current.note &&
    one.receiverName === current.receiverName &&
    one.receiverPhone === current.receiverPhone
  )
}
