import { type DeskPayment, type DeskPaymentType, isCard } from '@nmw/contract/ops-payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { TextField } from '../../ui/frame/text-field.tsx'
import { parseRupiah } from './parse-rupiah.ts'

/** As typed; the server does the arithmetic. */
type DeskMoney = { value: string; name: string; no: string }

type DeskMoneyFieldsProps = {
  type: DeskPaymentType
  price: number
  money: DeskMoney
  errorOf: (field: keyof DeskMoney) => string | undefined
  onChange: (field: keyof DeskMoney, text: string) => void
}

export function DeskMoneyFields({ type, price, money, errorOf, onChange }: DeskMoneyFieldsProps) {
  const field = (name: keyof DeskMoney) => ({
    value: money[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  if (type === 'cash') {
    const over = parseRupiah(money.value) - price
    return (
      <TextField
        label="Uang diterima (rupiah)"
        help={over > 0 ? `Kembalian ${formatRupiah(over)}.` : 'Kosong berarti uang pas.'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        {...field('value')}
      />
    )
  }
  if (!isCard(type)) return null
  return (
    <>
      <TextField label="Nama bank" required maxLength={60} autoComplete="off" {...field('name')} />
      <TextField
        label="4 angka terakhir kartu"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...field('no')}
      />
    </>
  )
}

/** The request body. */
export function deskPaymentOf(type: DeskPaymentType, { value, name, no }: DeskMoney): DeskPayment {
  if (isCard(type)) return { type, name, no }
  return type === 'cash' && value.trim() ? { type, value: parseRupiah(value) } : { type }
}
