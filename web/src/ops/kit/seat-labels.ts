import type { SeatState } from '@nmw/contract/ops-queue'

export const seatLabels: Record<SeatState, string> = {
  expected: 'Terjadwal',
  arrived: 'Hadir',
  finished: 'Selesai',
  absent: 'Tidak hadir',
  cancelled: 'Batal',
}
