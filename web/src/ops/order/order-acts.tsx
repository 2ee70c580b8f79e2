import * as contract from '@nmw/contract/ops-order'
import { useState } from 'react'
import { printerIcon } from '../../ui/icon/action-icons.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { checkIcon, refreshIcon } from '../../ui/icon/state-icons.ts'
import { TextField } from '../../ui/frame/text-field.tsx'
import { boxIcon, storeIcon, truckIcon } from '../../ui/icon/thing-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { useAct } from '../kit/use-act.ts'
import { AbandonAct } from './abandon-act.tsx'
import { CorrectBillAct } from './correct-bill-act.tsx'
import styles from './order-acts.module.css'
import { parcelLabels } from './dispensary-labels.ts'
import { StopAct } from './stop-act.tsx'

type Order = contract.DispensaryOrderDetail

export function OrderActs({ order }: { order: Order }) {
  return (
    <Card padded as="section" aria-label="Langkah berikutnya">
      <h2 className="h3">Langkah berikutnya</h2>
      <div className={styles.steps}>
        {order.state === 'WAITING_CONFIRM' ? <ConfirmActs order={order} /> : null}
        {order.state === 'PROCESS' ? <PackActs order={order} /> : null}
        {order.state === 'SELF_PICKUP' ? (
          <Note className={styles.said} tone="success">
            <p>Menunggu pasien. Meja depan menyerahkannya dengan kode dari pasien.</p>
          </Note>
        ) : null}
        {order.state === 'SHIPPED' ? <ShippedActs order={order} /> : null}
        {order.state === 'COMPLETED' || order.state === 'CANCEL' ? (
          <p className="dim">{order.events[0]?.note ?? 'Pesanan ini sudah berakhir.'}</p>
        ) : null}
        {order.state === 'WAITING_CONFIRM' || order.state === 'CANCEL' ? null : <PrintLinks order={order} />}
        {order.state === 'PROCESS' || order.state === 'SELF_PICKUP' ? (
          <StopAct key={order.state} order={order} />
        ) : null}
      </div>
    </Card>
  )
}

function ConfirmActs({ order }: { order: Order }) {
  const { invoice } = order
  const confirm = useAct(contract.confirmOrder)
  const refuse = useAct(contract.refuseOrder)
  const short = order.lines.filter((line) => line.short > 0)
  const more = order.lines.filter((line) => line.prescribedQuantity !== null && line.quantity > line.prescribedQuantity)
  return (
    <>
      {short.map(({ itemId, name, short: missing }) => (
        <Note className={styles.said} key={itemId} tone="danger">
          <p>
            {name} kurang {missing} di rak.
          </p>
        </Note>
      ))}
      {more.map(({ itemId, name, quantity, prescribedQuantity }) => (
        <Note className={styles.said} key={itemId} tone="warning">
          <p>
            {name}: dipesan {quantity}, diresepkan {prescribedQuantity}.
          </p>
        </Note>
      ))}
      <ActButton block icon={checkIcon} act={() => confirm.act({ params: { invoice } })}>
        Konfirmasi pesanan
      </ActButton>
      <ActButton
        block
        variant="danger"
        question={{
          title: 'Tolak pesanan ini?',
          description: `Dana pasien dikembalikan, ${order.prescription ? 'stok dan jatah tebus resepnya' : 'stoknya'} dilepas. Pasien membaca alasan Anda.`,
          confirm: 'Tolak pesanan',
          danger: true,
          note: { label: 'Alasan', required: true, maxLength: 200 },
        }}
        act={async (reason) => (await refuse.act({ params: { invoice }, body: { reason } })) !== undefined}
      >
        Tolak
      </ActButton>
    </>
  )
}

function PackActs({ order }: { order: Order }) {
  const { invoice, packedAt, pickup } = order
  const pack = useAct(contract.packOrder)
  const ready = useAct(contract.readyOrder)
  return (
    <>
      {packedAt ? (
        <Note className={styles.said} tone="success">
          <p>Sudah dikemas.</p>
        </Note>
      ) : (
        <ActButton block icon={boxIcon} act={() => pack.act({ params: { invoice } })}>
          Tandai sudah dikemas
        </ActButton>
      )}
      {pickup ? (
        <ActButton
          block
          variant={packedAt ? 'primary' : 'line'}
          icon={storeIcon}
          question={{
            title: 'Siap diambil pasien?',
            description: 'Pasien menerima kode pengambilan. Barang keluar dari stok.',
            confirm: 'Siap diambil',
          }}
          act={() => ready.act({ params: { invoice } })}
        >
          Siap diambil
        </ActButton>
      ) : (
        <ShipActs order={order} />
      )}
    </>
  )
}

function ShipActs({ order }: { order: Order }) {
  const { invoice, packedAt, parcel, airwayBill } = order
  const call = useAct(contract.callCourier)
  const check = useAct(contract.callCourier, { success: 'Kurir sudah ditanya lagi' })
  const ship = useAct(contract.shipOrder)
  const [typed, setTyped] = useState<string>()
  useDirtyForm(typed !== undefined && typed !== (airwayBill ?? ''))
  const calledOff = parcel === 'cancelled'
  const bill = typed ?? airwayBill ?? ''
  const wrong = ship.failure?.errors?.find(({ path }) => path.endsWith('airwayBill'))?.message
  return (
    <>
      {parcel ? (
        <Note className={styles.said} tone={calledOff ? 'warning' : 'info'} icon={truckIcon}>
          <p>{parcelLabels[parcel]}.</p>
        </Note>
      ) : null}
      {parcel === 'requested' ? (
        <ActButton block variant="line" icon={refreshIcon} act={() => check.act({ params: { invoice } })}>
          Periksa lagi
        </ActButton>
      ) : null}
      {parcel && !calledOff ? null : (
        <ActButton
          block
          variant={packedAt ? 'primary' : 'line'}
          icon={truckIcon}
          act={() => call.act({ params: { invoice } })}
        >
          {calledOff ? 'Panggil kurir lagi' : 'Panggil kurir'}
        </ActButton>
      )}
      <Stack gap={2}>
        <TextField
          label="Nomor resi"
          help="Terisi sendiri setelah kurir membuatnya, atau ketik dari resi kurir."
          maxLength={40}
          autoCapitalize="characters"
          value={bill}
          error={wrong}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ActButton
          block
          variant={bill ? 'primary' : 'line'}
          disabled={!bill.trim()}
          question={{
            title: 'Diserahkan kepada kurir?',
            description: `Resi ${bill.trim().toUpperCase()}. Pasien diberi tahu dan barang keluar dari stok.`,
            confirm: 'Serahkan',
          }}
          act={() => ship.act({ params: { invoice }, body: { airwayBill: bill.trim() } })}
        >
          Serahkan ke kurir
        </ActButton>
      </Stack>
    </>
  )
}

function ShippedActs({ order }: { order: Order }) {
  const { parcel, airwayBill } = order
  const astray = parcel === 'troubled' || parcel === 'returned' || parcel === 'lost'
  return (
    <>
      <Note className={styles.said} tone={astray ? 'warning' : 'success'}>
        <p>
          Resi <b className="num">{airwayBill}</b>. {parcel ? parcelLabels[parcel] : 'Dibawa kurir'}.
        </p>
      </Note>
      {order.billTyped ? <CorrectBillAct order={order} /> : null}
      <AbandonAct order={order} />
    </>
  )
}

function PrintLinks({ order: { invoice, pickup } }: { order: Order }) {
  const link = (doc: 'label' | 'slip', label: string) => (
    <UiLink href={`/ops/order/${invoice}/print?doc=${doc}`} className={buttonClass({ variant: 'line', block: true })}>
      <Icon path={printerIcon} size={20} />
      {label}
    </UiLink>
  )
  return (
    <div className={styles.prints}>
      {link('slip', 'Cetak daftar kemas')}
      {pickup ? null : link('label', 'Cetak label')}
    </div>
  )
}
