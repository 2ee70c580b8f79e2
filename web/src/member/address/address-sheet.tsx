import { createAddress, listAddresses, type ListedAddress, updateAddress } from '@nmw/contract/address'
import { readCheckout } from '@nmw/contract/checkout'
import { useId, useState } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { type Check, useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFormBody, addressFormOf, emptyAddressForm } from './address-form-body.ts'

export type AddressSheetProps = {
  open: boolean
  /** without one, the sheet adds a new address */
  address?: ListedAddress | undefined
  /** the first address always becomes primary */
  first: boolean
  onCreated?: ((id: number) => void) | undefined
  onClose: () => void
  onSaved?: (() => void) | undefined
}

/** An open checkout may be sent to the saved address. */
const refreshes = [listAddresses, readCheckout]

export function AddressSheet({ open, address, first, onCreated, onClose, onSaved }: AddressSheetProps) {
  const id = useId()
  const toast = useToast()
  const create = useChange(createAddress, { refreshes, quiet: true })
  const update = useChange(updateAddress, { refreshes, quiet: true })
  const [initial] = useState(() => (address ? addressFormOf(address) : { ...emptyAddressForm, primary: first }))
  const form = useForm(initial)
  const [asking, setAsking] = useState(false)
  const changed = JSON.stringify(form.values) !== JSON.stringify(initial)

  async function save(check: Check) {
    const body = addressFormBody(form.values)
    if (address) {
      const params = { id: address.udtId }
      await update.mutateAsync({ params, body: check(updateAddress.body, { ...body, ...params }) })
    } else {
      const { id: created } = await create.mutateAsync({ body: check(createAddress.body, body) })
      onCreated?.(created)
    }
    toast.success(address ? updateAddress.success : createAddress.success)
    onClose()
    onSaved?.()
  }

  function leave() {
    if (changed) setAsking(true)
    else onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={leave}
      title={address ? 'Ubah alamat' : 'Tambah alamat'}
      fixed
      locked={form.busy}
      foot={
        <>
          <Button variant="line" disabled={form.busy} onClick={leave}>
            Batal
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            Simpan
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => form.send(event, save)}>
        <Stack>
          <FormError message={form.failure} />
          <AddressFields form={form} mustBePrimary={first || address?.prime === true} />
        </Stack>
      </form>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        title="Tutup tanpa menyimpan?"
        description="Isian alamat yang belum disimpan akan hilang."
        confirmLabel="Tutup"
        danger
      />
    </Sheet>
  )
}
