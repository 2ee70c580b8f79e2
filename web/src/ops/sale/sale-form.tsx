import { payablePrice } from '@nmw/contract/member-price'
import type { PatientCard } from '@nmw/contract/ops-patient'
import { findSaleGoods, type SaleGood } from '@nmw/contract/ops-sale'
import { formatRupiah } from '@nmw/contract/rupiah'
import { createSale } from '@nmw/contract/sale'
import { useState } from 'react'
import { randomKey } from '../../lib/random-key.ts'
import { useCall } from '../../lib/use-call.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyValueList } from '../../ui/key-value-list.tsx'
import { Note } from '../../ui/note.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { trashIcon } from '../../ui/action-icons.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { PatientPicker } from '../patient/patient-picker.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './sale-form.module.css'

type Line = { good: SaleGood; quantity: number }
type Done = { invoice: string; token: string; change: number }

/** What is sold, to whom, and what was handed over. The sums here are for the eye; the server's count. */
export function SaleForm() {
  const branch = useBranch()
  const call = useCall()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [patient, setPatient] = useState<PatientCard>()
  const [text, setText] = useState('')
  const [done, setDone] = useState<Done>()
  const [key, setKey] = useState(randomKey)
  const search = useDebounced(text.trim(), 300)
  const goods = useRead(findSaleGoods, { query: { search } }, { enabled: search.length >= 2, quiet: true })
  const form = useSavedForm({ method: 'cash', value: '', name: '', no: '' })
  const { method, value, name, no } = form.values
  const isCard = method === 'debit' || method === 'kredit'
  const activeMember = patient?.memberActive ?? false
  const total = lines.reduce((sum, { good, quantity }) => sum + payablePrice(good, { activeMember }) * quantity, 0)

  function add(good: SaleGood) {
    setText('')
    setDone(undefined)
    setLines((before) =>
      before.some((line) => isSame(line.good, good))
        ? before.map((line) =>
            isSame(line.good, good) ? { ...line, quantity: Math.min(50, line.quantity + 1) } : line,
          )
        : [...before, { good, quantity: 1 }],
    )
  }

  function setQuantity(good: SaleGood, quantity: number) {
    setLines((before) => before.map((line) => (isSame(line.good, good) ? { ...line, quantity } : line)))
  }

  return (
    <Card padded>
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const amount = value ? Number(value.replaceAll('.', '')) : total
            const body = check(createSale.body, {
              branchId: branch.id,
              ...(patient ? { patientId: patient.id } : {}),
              items: lines.map(({ good, quantity }) => ({ kind: good.kind, id: good.id, quantity })),
              payment: isCard ? { [method]: { value: amount, name, no } } : { [method]: amount },
            })
            const made = await call(createSale, { body }, { idempotencyKey: key })
            setDone(made)
            setLines([])
            setPatient(undefined)
            setKey(randomKey())
            form.set('value', '')
            return createSale.success
          })
        }
      >
        <Stack>
          <h2 className="h3">Penjualan baru</h2>
          {done ? (
            <Note tone="success" role="status">
              <p>
                <b>{done.invoice}</b> tersimpan. Kembalian {formatRupiah(done.change)}.{' '}
                {/* The public site, so not a link of this router. */}
                <a className="link" href={`/invoice/${done.token}`} target="_blank" rel="noopener">
                  Buka struk
                </a>
              </p>
            </Note>
          ) : null}
          <FormError message={form.failure} />
          <PatientPicker chosen={patient} onChoose={setPatient} label="Pembeli (kosong: tanpa akun)" />
          <SearchField
            label="Barang atau layanan"
            hideLabel={false}
            placeholder="Serum, facial, administrasi…"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {search.length >= 2 && text ? (
            <ul className={styles.goods}>
              {goods.data?.map((good) => (
                <li key={`${good.kind} ${good.id}`}>
                  <button type="button" className={styles.good} onClick={() => add(good)}>
                    <span className="clip">{good.name}</span>
                    <span className="num dim small">{formatRupiah(payablePrice(good, { activeMember }))}</span>
                  </button>
                </li>
              ))}
              {goods.data?.length === 0 ? <li className="dim small">Tidak ada yang cocok.</li> : null}
            </ul>
          ) : null}
          {lines.length ? (
            <ul className={styles.lines}>
              {lines.map(({ good, quantity }) => (
                <li key={`${good.kind} ${good.id}`} className={styles.line}>
                  <span className={styles.words}>
                    <span className="strong">{good.name}</span>
                    <span className="dim small num">{formatRupiah(payablePrice(good, { activeMember }))}</span>
                  </span>
                  <SelectField
                    label={`Jumlah ${good.name}`}
                    hideLabel
                    className={styles.quantity}
                    value={quantity}
                    onChange={(event) => setQuantity(good, Number(event.target.value))}
                  >
                    {Array.from({ length: 50 }, (_, place) => (
                      <option key={place} value={place + 1}>
                        {place + 1}
                      </option>
                    ))}
                  </SelectField>
                  <IconButton
                    label={`Hapus ${good.name}`}
                    icon={trashIcon}
                    onClick={() => setLines((before) => before.filter((line) => !isSame(line.good, good)))}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <KeyValueList items={[{ key: 'Total', value: formatRupiah(total), total: true }]} />
          <SelectField label="Cara bayar" value={method} onChange={(event) => form.set('method', event.target.value)}>
            <option value="cash">Tunai</option>
            <option value="transfer">Transfer</option>
            <option value="debit">Kartu debit</option>
            <option value="kredit">Kartu kredit</option>
          </SelectField>
          <TextField
            label="Jumlah diterima (rupiah)"
            help="Kosong berarti uang pas."
            inputMode="numeric"
            {...form.text('value')}
          />
          {isCard ? (
            <>
              <TextField label="Nama bank" required maxLength={60} {...form.text('name')} />
              <TextField
                label="4 angka terakhir kartu"
                required
                inputMode="numeric"
                maxLength={4}
                {...form.text('no')}
              />
            </>
          ) : null}
          <Button type="submit" block busy={form.busy} disabled={lines.length === 0}>
            Terima {formatRupiah(total)}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function isSame(one: SaleGood, other: SaleGood) {
  return one.kind === other.kind && one.id === other.id
}
