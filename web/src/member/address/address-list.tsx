import type { ListedAddress } from '@nmw/contract/address'
import { AddressCard } from './address-card.tsx'
import styles from './address-list.module.css'
import { DeleteAddressButton } from './delete-address-button.tsx'
import { MakePrimaryButton } from './make-primary-button.tsx'

type AddressListProps = {
  addresses: readonly ListedAddress[]
  onEdit: (address: ListedAddress) => void
  /** an address was deleted or made primary */
  onChanged: () => void
}

export function AddressList({ addresses, onEdit, onChanged }: AddressListProps) {
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <AddressCard key={address.udtId} address={address} onEdit={() => onEdit(address)}>
          {address.prime ? null : <MakePrimaryButton address={address} onDone={onChanged} />}
          <DeleteAddressButton address={address} onDone={onChanged} />
        </AddressCard>
      ))}
    </ul>
  )
}
