import { ORDER_LABELS } from '@nmw/contract/order'
import { addDays, dayIn } from '@nmw/contract/zone'
import type { Search } from '../../lib/reads/load.ts'
import { serverNow } from '../../lib/format/server-clock.ts'

export const PAGE_SIZE = 4

export const statusChoices = [
  { value: '', label: 'Semua status' },
  { value: 'MARKETPLACE', label: 'Pembelian produk' },
  { value: 'CONSULTATION', label: 'Konsultasi' },
  ...(['SELF_PICKUP', 'WAITING_CONFIRM', 'PROCESS', 'SHIPPED', 'COMPLETED', 'CANCEL'] as const).map((value) => ({
    value,
    label: ORDER_LABELS[value],
  })),
] as const

export const dateChoices = [
  { value: '', label: 'Semua tanggal' },
  { value: '7d', label: '7 hari terakhir' },
  { value: '1m', label: '1 bulan terakhir' },
  { value: 'custom', label: 'Pilih tanggal' },
] as const

type Status = Exclude<(typeof statusChoices)[number]['value'], ''>

/** The URL's filters as API query. */
export function orderQuery({ search = '', status, date, from, to, page }: Search) {
  const known = statusChoices.find(({ value }) => value !== '' && value === status)
  const range = rangeOf(date, from, to)
  return {
    limit: PAGE_SIZE,
    page: pageOf(page),
    search: search.slice(0, 100),
    ...(known && { status: known.value as Status }),
    ...(range.from && { startDate: range.from }),
    ...(range.to && { endDate: range.to }),
  }
}

export function pageOf(page: string | undefined) {
  const number = Number(page)
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : 1
}

export function isFiltered({ search, status, date }: Search) {
  return Boolean(search || status || date)
}

const isDay = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function rangeOf(date: string | undefined, from: string | undefined, to: string | undefined) {
  const today = dayIn('Asia/Jakarta', new Date(serverNow()))
  if (date === '7d') return { from: addDays(today, -6), to: today }
  if (date === '1m') return { from: addDays(today, -29), to: today }
  if (date !== 'custom') return {}
  return { from: isDay(from) ? from : undefined, to: isDay(to) ? to : undefined }
}
