import type { PatientCard } from '@nmw/contract/ops-patient'
import { listDownPayments, type PrescribedGood, type SaleGood } from '@nmw/contract/ops-sale'
import { formatRupiah } from '@nmw/contract/rupiah'
import { createSale, DOWN_PAYMENT_NEEDS_PATIENT } from '@nmw/contract/sale'
import { useState } from 'react'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { PatientPicker } from '../patient/patient-picker.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { noFields, PayWays } from './pay-ways.tsx'
import { PickGoods } from './pick-goods.tsx'
import {
  forAnother,
  type PaidWay,
  redeemingOf,
  redeemingText,
  saleBill,
  type SaleLine,
  withOneMore,
  withPrescribed,
} from './sale-bill.ts'
import { SaleLines } from './sale-lines.tsx'
import { SalePrescribed } from './sale-prescribed.tsx'
import { type FoundVoucher, SaleVoucher } from './sale-voucher.tsx'

type Done = { invoice: string; token: string; change: number }

/** Sells goods at the desk. The sums here are only displayed; the server calculates its own. */
export function SaleForm() {
  const branch = useBranch()
  const call = useIdempotentCall()
  const [lines, setLines] = useState<readonly SaleLine[]>([])
  const [patient, setPatient] = useState<PatientCard>()
  const [done, setDone] = useState<Done>()
  const [ways, setWays] = useState<readonly PaidWay[]>([inCash])
  const [voucher, setVoucher] = useState<FoundVoucher>()
  const [dpInvoice, setDpInvoice] = useState('')
  const [downPayment, setDownPayment] = useState(false)
  const open = useRead(
    listDownPayments,
    { query: { branch: branch.id, patient: patient?.id ?? 0 } },
    { enabled: patient !== undefined, quiet: true },
  )
  const form = useSavedForm(noFields)
  useDirtyForm(lines.length > 0)
  const activeMember = patient?.memberActive ?? false
  const dp = patient ? open.data?.find(({ invoice }) => invoice === dpInvoice) : undefined
  const handsOver = lines.some(({ prescribed }) => prescribed !== undefined)
  const redeeming = redeemingOf(lines)
  const bill = saleBill({ lines, activeMember, ways, voucher, dp, downPayment })

  function clear() {
    setLines([])
    setPatient(undefined)
    setWays([inCash])
    setVoucher(undefined)
    setDpInvoice('')
    setDownPayment(false)
  }

  function add(good: SaleGood) {
    setDone(undefined)
    setLines((before) => withOneMore(before, good))
  }

  function addPrescribed(prescribed: readonly PrescribedGood[]) {
    setDone(undefined)
    setLines((before) => prescribed.reduce<readonly SaleLine[]>(withPrescribed, before))
    if (prescribed.some(({ good }) => good.kind !== 'treatment')) setDownPayment(false)
  }

  function pay(after: PaidWay[]) {
    setWays(after)
    for (const name of Object.keys(form.errors)) form.set(name, '')
  }

  return (
    <Card padded>
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const body = check(createSale.body, {
              branchId: branch.id,
              ...(patient ? { patientId: patient.id } : {}),
              items: lines.map(({ good, quantity }) => ({ kind: good.kind, id: good.id, quantity })),
              ...(redeeming ? { prescriptionId: redeeming.prescriptionId } : {}),
              payment: bill.payment,
              ...(downPayment ? { downPayment } : {}),
            })
            setDone(await call(createSale, { body }))
            clear()
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
                {/* On the public site, so not a link of this router. */}
                <a className="link" href={`/invoice/${done.token}`} target="_blank" rel="noopener">
                  Buka struk
                </a>
              </p>
            </Note>
          ) : null}
          <FormError message={form.failure} />
          <PatientPicker
            chosen={patient}
            onChoose={(chosen) => {
              setPatient(chosen)
              setLines(forAnother)
              if (!chosen) setDownPayment(false)
              setDpInvoice('')
            }}
            label="Pembeli (kosong: tanpa akun)"
          />
          {patient ? <SalePrescribed patientId={patient.id} lines={lines} onAdd={addPrescribed} /> : null}
          <PickGoods activeMember={activeMember} onPick={add} />
          <SaleLines lines={lines} activeMember={activeMember} onChange={setLines} />
          {redeeming ? (
            <Note tone="info" role="status">
              <p>{redeemingText(redeeming)}</p>
            </Note>
          ) : null}
          {downPayment ? null : (
            <SaleVoucher chosen={voucher} onChoose={setVoucher} buyerId={patient?.id} value={bill.voucherValue} />
          )}
          {open.data?.length && patient && !downPayment ? (
            <SelectField
              label="Uang muka yang dipakai"
              value={dpInvoice}
              onChange={(event) => setDpInvoice(event.target.value)}
            >
              <option value="">Tidak memakai uang muka</option>
              {open.data.map(({ invoice, paid, items }) => (
                <option key={invoice} value={invoice}>
                  {formatRupiah(paid)}, {items.map(({ name }) => name).join(', ')} ({invoice})
                </option>
              ))}
            </SelectField>
          ) : null}
          <KeyValueList
            items={[
              { key: 'Total', value: formatRupiah(bill.total), total: true },
              ...(bill.voucherValue ? [{ key: 'Voucher', value: `-${formatRupiah(bill.voucherValue)}` }] : []),
              ...(dp ? [{ key: 'Uang muka', value: `-${formatRupiah(dp.paid)}` }] : []),
              ...(bill.due < bill.total ? [{ key: 'Sisa yang dibayar', value: formatRupiah(bill.due) }] : []),
              ...(bill.change > 0 ? [{ key: 'Kembalian', value: formatRupiah(bill.change) }] : []),
            ]}
          />
          {lines.length && bill.due === 0 ? null : (
            <PayWays ways={ways} onChange={pay} mustName={downPayment} errors={form.errors} />
          )}
          <CheckboxField
            label="Terima sebagai uang muka"
            help={
              !patient
                ? DOWN_PAYMENT_NEEDS_PATIENT
                : handsOver
                  ? 'Obat dari resep dibayar lunas saat diserahkan.'
                  : 'Pesanan diserahkan setelah sisanya dibayar.'
            }
            checked={downPayment}
            disabled={!patient || handsOver}
            onChange={(event) => {
              setDownPayment(event.target.checked)
              setVoucher(undefined)
              setDpInvoice('')
            }}
          />
          <Button type="submit" block busy={form.busy} disabled={lines.length === 0}>
            {downPayment ? 'Terima uang muka' : `Terima ${formatRupiah(bill.due)}`}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

const inCash: PaidWay = { way: 'cash', value: '', name: '', no: '' }
