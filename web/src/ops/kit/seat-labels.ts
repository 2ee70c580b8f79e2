import type { SeatState } from '@nmw/contract/ops-queue'

/** What became of a seat, in the words of the clinic. */
export const seatLabels: Record<SeatState, string> = {
  expected: 'Terjadwal',
  arrived: 'Hadir',
  finished: 'Selesai',
  absent: 'Tidak hadir',
  cancelled: 'Batal',
}
