import {
  type AvailableSession,
  listAppointments,
  listAvailableDoctors,
  moveAppointment,
  readAppointment,
} from '@nmw/contract/appointment'
import { listBranchOptions } from '@nmw/contract/branch'
import { addDays } from '@nmw/contract/zone'
import { useId, useState } from 'react'
import { serverNow } from '../../../lib/format/server-clock.ts'
import { useChange, useRead } from '../../../lib/reads/use-endpoint.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { RadioGroupField } from '../../../ui/form/radio-group-field.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import type { ShownAppointment } from './shown-appointment.ts'
import { formatWeekdayDate, doctorName, formatFee, isFull, describeSeats, unbroken } from '../format-appointment.ts'
import { DAYS_AHEAD, todayAt } from '../booking-url.ts'
import { BranchChoiceField } from '../choose/branch-choice-field.tsx'
import { dayWithin } from '../choose/calendar-days.ts'
import { DayCalendar } from '../choose/day-calendar.tsx'
import { sessionsInput } from '../sessions-input.ts'

export type MoveSheetProps = {
  appointment: ShownAppointment
  /** the fee that was paid; sessions at another price are not offered */
  fee: number | undefined
  open: boolean
  onClose: () => void
  onMoved: () => void
}

/** Offers sessions of the same kind. A paid appointment can move once. */
export function MoveSheet({ appointment, fee, open, onClose, onMoved }: MoveSheetProps) {
  const { id, branch_name, typeCode, consultation_type } = appointment
  const headId = useId()
  const toast = useToast()
  const [now] = useState(serverNow)
  const [chosen, setChosen] = useState<{ branch?: number; date?: string; session?: string }>({})
  const branches = useRead(listBranchOptions, {}, { quiet: true })
  const branch = branches.data?.find((one) => (chosen.branch ? one.id === chosen.branch : one.name === branch_name))
  const today = todayAt(branch?.timezone, now)
  const last = addDays(today, DAYS_AHEAD)
  const date = chosen.date ?? dayWithin(appointment.reservation_date, { first: today, last })
  const sessions = useRead(listAvailableDoctors, sessionsInput({ branch: branch?.id ?? 0, date }), {
    quiet: true,
    enabled: branch !== undefined,
  })
  const fitting = sessions.data?.filter(
    (one) => one.rsdType === typeCode && (fee === undefined || one.fee === fee) && !isCurrentSession(one, appointment),
  )
  const session = fitting?.find(({ rsdId }) => String(rsdId) === chosen.session)
  const move = useChange(moveAppointment, { refreshes: [readAppointment, listAppointments], quiet: true })

  async function save() {
    if (!session) return
    try {
      await move.mutateAsync({ params: { id }, body: { schedule_id: session.rsdId } })
      toast.success(moveAppointment.success)
      onClose()
      onMoved()
    } catch {
      // shown in the sheet; the free seats may have changed
      void sessions.refetch()
    }
  }

  function list() {
    const failed = [branches, sessions].find(({ isError, data }) => isError && !data)
    if (failed) {
      return (
        <ErrorState
          title="Jadwal gagal dimuat"
          level={3}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      )
    }
    if (!fitting) return <SkeletonList count={2} picture="none" foot={false} label="Memuat jadwal..." />
    if (fitting.length === 0) {
      return (
        <output className="dim">
          Tidak ada jadwal {consultation_type} di {branch?.name} pada {formatWeekdayDate(date)}. Pilih tanggal lain.
        </output>
      )
    }
    return (
      <RadioGroupField
        legend="Jadwal"
        name={`${headId}-session`}
        value={chosen.session ?? ''}
        choices={fitting.map((one) => ({
          value: String(one.rsdId),
          label: `${unbroken(one.available)}, ${doctorName(one.usrFullname)}`,
          help: `${describeSeats(one)}, ${formatFee(one)}`,
          disabled: isFull(one),
        }))}
        onChange={(value) => setChosen({ ...chosen, session: value })}
      />
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Ubah jadwal"
      fixed
      locked={move.isPending}
      foot={
        <>
          <Button variant="line" disabled={move.isPending} onClick={onClose}>
            Batal
          </Button>
          <Button busy={move.isPending} disabled={!session} onClick={() => void save()}>
            Simpan jadwal
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className="small dim">Jadwal dapat diubah satu kali, ke sesi {consultation_type} dengan biaya yang sama.</p>
        <FormError message={move.error?.message} />
        {branches.data ? (
          <BranchChoiceField
            branches={branches.data}
            value={branch?.id}
            onChange={(branch) => setChosen({ branch, date })}
          />
        ) : null}
        <DayCalendar
          id={headId}
          label="Tanggal konsultasi"
          value={date}
          today={today}
          first={today}
          last={last}
          onChange={(day) => setChosen({ ...chosen, date: day, session: '' })}
        />
        {list()}
      </Stack>
    </Sheet>
  )
}

/** The session in which the appointment is now. */
function isCurrentSession(session: AvailableSession, appointment: ShownAppointment) {
  const [start = '', , end = ''] = session.available.split(' ')
  return (
    session.rsdDate === appointment.reservation_date &&
    session.cabang === appointment.branch_name &&
    session.usrFullname === appointment.doctor_name &&
    start <= appointment.estimate_time_start &&
    appointment.estimate_time_start < end
  )
}
