import { DESTINATION_CHANGED, listAddresses, type ListedAddress, updateAddress } from '@nmw/contract/address'
import { readCheckout } from '@nmw/contract/checkout'
import { useQueryClient } from '@tanstack/react-query'
import { readKey, useChange } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { addressFormBody, addressFormOf } from './address-form-body.ts'

type MakePrimaryButtonProps = { address: ListedAddress; onDone: () => void }

export function MakePrimaryButton({ address, onDone }: MakePrimaryButtonProps) {
  const client = useQueryClient()
  const toast = useToast()
  const change = useChange(updateAddress, { refreshes: [listAddresses, readCheckout] })
  const id = address.udtId

  async function makePrimary() {
    await change.mutateAsync({
      params: { id },
      body: { ...addressFormBody(addressFormOf(address)), id, primary: true },
    })
    toast.success(DESTINATION_CHANGED)
    onDone()
  }

  /** The shared error handler has shown the failure; the address may be deleted or changed by now. */
  const refetchAddresses = () => client.invalidateQueries({ queryKey: readKey(listAddresses) })

  return (
    <Button variant="quiet" small busy={change.isPending} onClick={() => void makePrimary().catch(refetchAddresses)}>
      <span>
        Jadikan Utama<span className="sr-only"> {address.label}</span>
      </span>
    </Button>
  )
}
