import type { OrderCard } from '@nmw/contract/order'

type Order = Pick<OrderCard, 'transactionType' | 'doctor_name' | 'items' | 'paymentInformation'>

/** 'BCA Virtual Account, konsultasi dr. Anindita Larasati' */
export function orderLine({ transactionType, doctor_name: doctor, items, paymentInformation }: Order) {
  return [paymentInformation.method.name, transactionType === 'KONSULTASI' ? visit(doctor) : goods(items)]
    .filter(Boolean)
    .join(', ')
}

function visit(doctor: string | null) {
  return doctor ? `konsultasi dr. ${doctor}` : 'konsultasi'
}

function goods([first, ...others]: Order['items']) {
  if (!first) return ''
  return others.length ? `${first.INAMA} dan ${others.length} barang lain` : first.INAMA
}
