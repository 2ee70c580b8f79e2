import { DESTINATION_CHANGED, listAddresses, type ListedAddress, updateAddress } from '@nmw/contract/address'
import { useChange } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { addressFormBody, addressFormOf } from './address-form-body.ts'

type MakePrimaryButtonProps = { address: ListedAddress; onDone: () => void }

export function MakePrimaryButton({ address, onDone }: MakePrimaryButtonProps) {
  const toast = useToast()
  const change = useChange(updateAddress, { refreshes: [listAddresses] })
  const id = address.udtId

  async function makePrimary() {
    await change.mutateAsync({
      params: { id },
      body: { ...addressFormBody(addressFormOf(address)), id, primary: true },
    })
    toast.success(DESTINATION_CHANGED)
    onDone()
  }

  return (
    // a failure is told by the shared handler
    <Button variant="quiet" small busy={change.isPending} onClick={() => void makePrimary().catch(() => undefined)}>
      <span>
        Jadikan Utama<span className="sr-only"> {address.label}</span>
      </span>
    </Button>
  )
}
