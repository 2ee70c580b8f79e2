import { deleteAddress, listAddresses, type ListedAddress } from '@nmw/contract/address'
import { readCheckout } from '@nmw/contract/checkout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readKey, useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

type DeleteAddressButtonProps = { address: ListedAddress; onDone: () => void }

export function DeleteAddressButton({ address: { udtId, label, address, prime }, onDone }: DeleteAddressButtonProps) {
  const client = useQueryClient()
  const toast = useToast()
  const remove = useChange(deleteAddress, { refreshes: [listAddresses, readCheckout] })
  const [asking, setAsking] = useState(false)

  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: udtId } })
      toast.success(deleteAddress.success)
      onDone()
    } catch {
      // the shared error handler has shown it; the address may be gone already, so the list is read again
      await client.invalidateQueries({ queryKey: readKey(listAddresses) })
      onDone()
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button variant="quiet-danger" small onClick={() => setAsking(true)}>
        <span>
          Hapus<span className="sr-only"> {label}</span>
        </span>
      </Button>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={`Hapus alamat ${label}?`}
        description={prime ? `${address}. Ini alamat utama Anda.` : address}
        confirmLabel="Hapus"
        danger
        busy={remove.isPending}
      />
    </>
  )
}
