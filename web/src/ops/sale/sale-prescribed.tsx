import { listPrescribed, type PrescribedGood } from '@nmw/contract/ops-sale'
import { lacksPrice } from '@nmw/contract/sale'
import { useId } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { plusIcon } from '../../ui/action-icons.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { checkIcon, refreshIcon } from '../../ui/state-icons.ts'
import { unlessIdle } from '../kit/idle-button.ts'
import { useBranch } from '../shell/work-branch.ts'
import { isOnBill, type SaleLine, stillToHandOver } from './sale-bill.ts'
import styles from './sale-prescribed.module.css'

type SalePrescribedProps = {
  patientId: number
  lines: readonly SaleLine[]
  onAdd: (prescribed: readonly PrescribedGood[]) => void
}

/** What doctors prescribed to her that the clinic can give; a sale does not wait for it. */
export function SalePrescribed({ patientId, lines, onAdd }: SalePrescribedProps) {
  const { id: branch } = useBranch()
  const id = useId()
  // The visit may have ended a moment ago.
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
  const all = stillToHandOver(open.data, lines)
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 className="strong" id={id}>
        Dari resep pasien
      </h3>
      <ul className={styles.goods}>
        {open.data.map((one) => (
          <li key={`${one.good.kind} ${one.good.id}`} className={styles.good}>
            <span className={styles.words}>
              <span className="strong">{one.good.name}</span>
              <span className="dim small">{whatIsOpen(one)}</span>
            </span>
            <AddButton prescribed={one} added={isOnBill(lines, one)} onAdd={() => onAdd([one])} />
          </li>
        ))}
      </ul>
      {stillToHandOver(open.data, []).length > 1 ? (
        <Button
          variant="soft"
          small
          icon={all.length ? plusIcon : checkIcon}
          {...unlessIdle(!all.length, () => onAdd(all))}
        >
          {all.length ? 'Tambah semua obat' : 'Semua obat di nota'}
        </Button>
      ) : null}
    </section>
  )
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
  const what =
    good.kind === 'treatment'
      ? `Belum dilakukan${quantity > 1 ? ` ${quantity} kali` : ''}`
      : `${redeems ? '' : 'Sisa '}${quantity} ${unit || 'buah'}${redeems && must ? ', wajib' : ''}`
  return `${what}, diresepkan ${formatDay(day)}`
}
