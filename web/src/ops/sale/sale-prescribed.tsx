import { listPrescribed, type PrescribedGood } from '@nmw/contract/ops-sale'
import { lacksPrice } from '@nmw/contract/sale'
import { useId } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { checkIcon, refreshIcon } from '../../ui/icon/state-icons.ts'
import { unlessIdle } from '../kit/idle-button.ts'
import { useBranch } from '../shell/work-branch.ts'
import { isOnBill, type SaleLine, stillToHandOver } from './sale-bill.ts'
import styles from './sale-prescribed.module.css'

type SalePrescribedProps = {
  patientId: number
  lines: readonly SaleLine[]
  onAdd: (prescribed: readonly PrescribedGood[]) => void
}

/** What doctors prescribed to the buyer and the clinic can hand over; a sale does not wait for it. */
export function SalePrescribed({ patientId, lines, onAdd }: SalePrescribedProps) {
  const { id: branch } = useBranch()
  const id = useId()
  // Not from the cache: the visit may have ended a moment ago.
  const open = useRead(listPrescribed, { query: { branch, patient: patientId } }, { quiet: true, staleTime: 0 })
  if (open.isError && !open.data)
    return (
      <Note
        tone="warning"
        role="status"
        action={
          <Button variant="quiet" small icon={refreshIcon} busy={open.isFetching} onClick={() => void open.refetch()}>
            Coba lagi
          </Button>
        }
      >
        <p>Resep pasien gagal dimuat. Penjualan tetap dapat dilanjutkan.</p>
      </Note>
    )
  if (!open.data?.length) return null
  const [treatments, medicines] = split(open.data)
  const toAdd = stillToHandOver(medicines, lines)
  const shown = (one: PrescribedGood) => (
    <li key={`${one.good.kind} ${one.good.id}`} className={styles.good}>
      <span className={styles.text}>
        <span className="strong">{one.good.name}</span>
        <span className="dim small">{whatIsOpen(one)}</span>
      </span>
      <AddButton prescribed={one} added={isOnBill(lines, one)} onAdd={() => onAdd([one])} />
    </li>
  )
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 className="strong" id={id}>
        Dari resep pasien
      </h3>
      {treatments.length ? <ul className={styles.goods}>{treatments.map(shown)}</ul> : null}
      {medicines.length ? (
        <>
          <div className={styles.good}>
            <p className={`dim ${styles.text}`}>{prescriptionText(medicines)}</p>
            {stillToHandOver(medicines, []).length > 1 ? (
              <Button
                variant="soft"
                small
                icon={toAdd.length ? plusIcon : checkIcon}
                {...unlessIdle(!toAdd.length, () => onAdd(toAdd))}
              >
                {toAdd.length ? 'Tambah semua obat' : 'Semua obat di nota'}
              </Button>
            ) : null}
          </div>
          <ul className={styles.goods}>{medicines.map(shown)}</ul>
        </>
      ) : null}
    </section>
  )
}

/** Treatments of all visits, and the medicines of the prescription in force. */
function split(open: readonly PrescribedGood[]) {
  const byKind = Map.groupBy(open, ({ good }) => (good.kind === 'treatment' ? 'treatment' : 'medicine'))
  return [byKind.get('treatment') ?? [], byKind.get('medicine') ?? []] as const
}

function prescriptionText(medicines: readonly PrescribedGood[]) {
  const left = medicines.find(({ redeems }) => redeems)?.redeems?.left
  return `Resep ${formatDay(medicines[0]!.day)}${left ? `, dapat ditebus ${left} kali` : ''}`
}

type AddButtonProps = { prescribed: PrescribedGood; added: boolean; onAdd: () => void }

function AddButton({ prescribed: { good, sold }, added, onAdd }: AddButtonProps) {
  const lacking = sold ? lacksPrice(good) && 'Belum ada harga' : 'Tidak dijual lagi'
  return (
    <Button variant="soft" small icon={added ? checkIcon : plusIcon} {...unlessIdle(added || lacking !== false, onAdd)}>
      {added ? 'Sudah di nota' : lacking || 'Tambah ke nota'}
      <span className="sr-only"> {good.name}</span>
    </Button>
  )
}

function whatIsOpen({ good, quantity, unit, day, must, redeems }: PrescribedGood) {
  if (good.kind === 'treatment')
    return `Belum dilakukan${quantity > 1 ? ` ${quantity} kali` : ''}, diresepkan ${formatDay(day)}`
  const amount = `${quantity} ${unit || 'buah'}`
  if (!redeems) return `Sisa ${amount}`
  return must ? `${amount}, wajib` : amount
}
