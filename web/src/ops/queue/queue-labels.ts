import type { QueueSeat, SeatState } from '@nmw/contract/ops-queue'
import type { BadgeProps } from '../../ui/list/badge.tsx'
import { personIcon } from '../../ui/icon/navigation-icons.ts'
import { blockedIcon, checkIcon, clockIcon, closeIcon } from '../../ui/icon/state-icons.ts'
import { calendarIcon } from '../../ui/icon/thing-icons.ts'
import { seatLabels } from '../kit/seat-labels.ts'

type BadgeLook = Pick<BadgeProps, 'tone' | 'icon'> & { word: string }

export const stateBadges: Record<SeatState, BadgeLook> = {
  expected: { word: seatLabels.expected, tone: 'plain', icon: calendarIcon },
  arrived: { word: seatLabels.arrived, tone: 'warning', icon: personIcon },
  finished: { word: seatLabels.finished, tone: 'success', icon: checkIcon },
  absent: { word: seatLabels.absent, tone: 'danger', icon: blockedIcon },
  cancelled: { word: seatLabels.cancelled, tone: 'danger', icon: closeIcon },
}

export const paymentBadges: Record<QueueSeat['payment'], BadgeLook> = {
  free: { word: 'Gratis', tone: 'plain', icon: undefined },
  paid: { word: 'Lunas', tone: 'success', icon: checkIcon },
  unpaid: { word: 'Belum lunas', tone: 'warning', icon: clockIcon },
}

export const eventLabels: Record<string, string> = {
  booked: 'Janji dibuat',
  moved: 'Jadwal diubah',
  'photos-changed': 'Foto diganti',
  'checked-in': 'Dicatat hadir',
  'check-in-undone': 'Kehadiran dibatalkan',
  cancelled: 'Dibatalkan',
  'no-show': 'Dicatat tidak hadir',
  'no-show-undone': 'Kembali ke antrean',
  'doctor-absent': 'Dokter tidak hadir',
  finished: 'Selesai diperiksa',
}

/** Whether the search text is a queue or member number, not a name. */
export function isSeatCode(text: string) {
  return /^\s*[a-z]{0,2}[-\s]?\d{1,3}\s*$/i.test(text) || /NMW-?\d{7}/i.test(text)
}

export function matchesSeat({ label, patientName, memberNumber }: QueueSeat, text: string) {
  const wanted = text.trim().toLowerCase()
  return [label, patientName, memberNumber ?? ''].some((word) => word.toLowerCase().includes(wanted))
}
