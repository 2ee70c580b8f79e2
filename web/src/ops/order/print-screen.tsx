import { BRAND } from '@nmw/contract/brand'
import { type DispensaryOrderDetail, readDispensaryOrder } from '@nmw/contract/ops-order'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useParams, useSearch } from '@tanstack/react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import type { Search } from '../../lib/reads/load.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { printerIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { BarCode } from './bar-code.tsx'
import styles from './print-screen.module.css'

/** A label (A6) or a packing slip (A5), previewed as printed. */
export function PrintScreen() {
  const { invoice = '' }: { invoice?: string } = useParams({ strict: false })
  const search: Search = useSearch({ strict: false })
  const label = search['doc'] === 'label'
  const read = useRead(readDispensaryOrder, { params: { invoice } }, { quiet: true })
  return (
    <>
      <div className={styles.screenOnly}>
        <StaffHead
          title={label ? 'Label pengiriman' : 'Daftar kemas'}
          detail={`${invoice}, kertas ${label ? 'A6' : 'A5'}`}
          backHref={`/ops/order/${invoice}`}
          backLabel="Kembali ke pesanan"
        >
          <Button icon={printerIcon} disabled={!read.data} onClick={() => window.print()}>
            Cetak
          </Button>
        </StaffHead>
      </div>
      <LiveList read={read} failed="Pesanan gagal dimuat">
        {(order) => (label ? <Label order={order} /> : <Slip order={order} />)}
      </LiveList>
    </>
  )
}

function Label({ order }: { order: DispensaryOrderDetail }) {
  const { recipient, branch, airwayBill, shippingName, invoice, weight } = order
  return (
    <article className={styles.label} aria-label="Label pengiriman">
      <header className={styles.top}>
        <b>{BRAND.name}</b>
        <b>{shippingName}</b>
      </header>
      {airwayBill ? (
        <div className={styles.bill}>
          <BarCode text={airwayBill} label={`Resi ${airwayBill}`} />
          <p className={styles.number}>{airwayBill}</p>
        </div>
      ) : (
        <p className={styles.pending}>Nomor resi belum ada</p>
      )}
      <section>
        <p className={styles.small}>Penerima</p>
        {recipient ? (
          <>
            <p className={styles.name}>{recipient.name}</p>
            <p>{spacedNumber(recipient.phone)}</p>
            <p>{recipient.address}</p>
            {recipient.note ? <p className={styles.small}>Catatan: {recipient.note}</p> : null}
          </>
        ) : (
          <p>Diambil di klinik</p>
        )}
      </section>
      <section className={styles.foot}>
        <div>
          <p className={styles.small}>Pengirim</p>
          <p>{branch.name}</p>
          <p className={styles.small}>{branch.address}</p>
        </div>
        <div className={styles.end}>
          <p>{invoice}</p>
          <p>{(Math.max(weight, 1000) / 1000).toLocaleString('id-ID')} kg</p>
        </div>
      </section>
    </article>
  )
}

function Slip({ order }: { order: DispensaryOrderDetail }) {
  const { lines, patientName, invoice, branch, prescription, shippingName, packedAt } = order
  return (
    <article className={styles.slip} aria-label="Daftar kemas">
      <header className={styles.top}>
        <div>
          <b>{BRAND.name}</b>
          <p className={styles.small}>{branch.name}</p>
        </div>
        <div className={styles.end}>
          <b>Daftar kemas</b>
          <p>{invoice}</p>
        </div>
      </header>
      <p>
        <b>{patientName}</b>, {shippingName}
      </p>
      {prescription ? (
        <p className={styles.small}>
          Resep dr. {prescription.doctorName}, {formatDay(prescription.day)}, penebusan ke-{prescription.redemption}{' '}
          dari {prescription.redemptions}
        </p>
      ) : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Jml</th>
            <th scope="col">Barang dan cara pakai</th>
            <th scope="col">Batch</th>
            <th scope="col">
              <span className="sr-only">Diperiksa</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ itemId, name, quantity, usage, batches }) => (
            <tr key={itemId}>
              <td className={styles.count}>{quantity}</td>
              <td>
                <b>{name}</b>
                {usage ? <p className={styles.small}>{usage}</p> : null}
              </td>
              <td className={styles.small}>
                {batches.map(({ batch, expiresOn, quantity: taken }) => (
                  <p key={batch}>
                    {taken} × {batch}
                    <br />
                    exp {formatDay(expiresOn)}
                  </p>
                ))}
              </td>
              <td aria-label="Belum diperiksa">
                <span className={styles.tick} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.sign}>
        <p>Dikemas oleh</p>
        <p>Diperiksa apoteker</p>
      </footer>
      {packedAt ? null : <p className={styles.small}>Belum ditandai dikemas.</p>}
    </article>
  )
}
