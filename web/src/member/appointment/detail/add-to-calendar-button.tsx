import { BRAND } from '@nmw/contract/brand'
import { serverNow } from '../../../lib/format/server-clock.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { calendarIcon } from '../../../ui/icon/thing-icons.ts'
import type { ShownAppointment } from './shown-appointment.ts'
import { doctorName } from '../format-appointment.ts'
import { calendarFile } from './calendar-file.ts'

const ALARM = 60

/** Downloads a file for the device's calendar, so that no calendar service learns of the appointment. */
export function AddToCalendarButton({ appointment }: { appointment: ShownAppointment }) {
  function download() {
    const url = URL.createObjectURL(new Blob([fileOf(appointment)], { type: 'text/calendar;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'konsultasi-nmw.ics' })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }

  return (
    <Button variant="soft" block icon={calendarIcon} onClick={download}>
      Tambah ke kalender
    </Button>
  )
}

function fileOf({ id, startAt, estimate_time_start, estimate_time_end, ...appointment }: ShownAppointment) {
  const { doctor_name, branch_name, branch_address, queueNumber } = appointment
  return calendarFile({
    uid: `konsultasi-${id}@${BRAND.email.split('@')[1]}`,
    title: `Konsultasi ${doctorName(doctor_name)}`,
    place: `${branch_name}, ${branch_address}`,
    description: `Nomor antrean ${queueNumber}. Waktu adalah perkiraan, datanglah 15 menit lebih awal.`,
    start: new Date(startAt),
    minutes: minutesOf(estimate_time_end) - minutesOf(estimate_time_start),
    alarm: ALARM,
    createdAt: new Date(serverNow()),
  })
}

/** '09.30' → 570 */
function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(/[.:]/).map(Number)
  return hours * 60 + minutes
}
