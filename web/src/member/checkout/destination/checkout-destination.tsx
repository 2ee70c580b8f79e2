import type { CheckoutDestination as Destination } from '@nmw/contract/checkout'
import { useState } from 'react'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pinIcon } from '../../../ui/icon/contact-icons.ts'
import styles from './checkout-destination.module.css'
import { LazyChooseAddress } from './lazy-choose-address.tsx'
import { ReceiverPhone } from './receiver-phone.tsx'

type CheckoutDestinationProps = { destination: Destination | null; onChoose: (addressId: number) => void }

export function CheckoutDestination({ destination, onChoose }: CheckoutDestinationProps) {
  const [choosing, setChoosing] = useState<{ times: number; open: boolean }>()
  const choose = () => setChoosing((before) => ({ times: (before?.times ?? 0) + 1, open: true }))
  return (
    <section aria-labelledby="alamat-pengiriman">
      <Card padded className={styles.card}>
        <span className={styles.pin}>
          <Icon path={pinIcon} size={20} />
        </span>
        <div className={styles.words}>
          <h2 className="h3" id="alamat-pengiriman">
            Alamat pengiriman
          </h2>
          {destination ? <AddressLines destination={destination} /> : <p className="small dim">Belum ada alamat.</p>}
        </div>
        <Button variant="soft" small className={styles.change} onClick={choose}>
          <span>
            {destination ? 'Ubah' : 'Isi alamat'}
            {destination ? <span className="sr-only"> alamat pengiriman</span> : null}
          </span>
        </Button>
      </Card>
      {choosing ? (
        <LazyChooseAddress
          key={choosing.times}
          open={choosing.open}
          current={destination}
          onChoose={(addressId) => {
            setChoosing({ ...choosing, open: false })
            onChoose(addressId)
          }}
          onClose={() => setChoosing({ ...choosing, open: false })}
        />
      ) : null}
    </section>
  )
}

export function AddressLines({ destination }: { destination: Destination }) {
  const { receiverName, receiverPhone, address, note, district, city, province } = destination
  return (
    <>
      <p className="small strong">
        {receiverName} <ReceiverPhone className="dim" number={receiverPhone} />
      </p>
      <p className="small dim">
        {address}, {district.name}, {city.name}, {province.name}&nbsp;{district.postalCode}
      </p>
      {note ? <p className="small dim">{note}</p> : null}
    </>
  )
}
