import type { listBranchOptions } from '@nmw/contract/branch'
import type { Result } from '@nmw/contract/endpoint'
import { addDays } from '@nmw/contract/zone'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { searchIcon } from '../../../ui/icon/action-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { Columns } from '../../../ui/nav/columns.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { formatWeekdayDate, doctorName } from '../format-appointment.ts'
import { type Booking, bookingPath, DAYS_AHEAD, DEFAULT_BRANCH } from '../booking-url.ts'
import { BookingHead } from '../booking-head.tsx'
import { BranchChoiceField } from './branch-choice-field.tsx'
import type { ConsultDraft } from '../consult-draft.ts'
import { DayCalendar } from './day-calendar.tsx'
import { useConsultDraft } from '../use-consult-draft.ts'
import { useToday } from './use-today.ts'

type ScheduleStepProps = {
  branches: Result<typeof listBranchOptions>
  booking: Booking
  /** when the branches were read, in milliseconds */
  moment: number
}

export function ScheduleStep({ branches, booking, moment }: ScheduleStepProps) {
  const router = useRouter()
  const { draft, change } = useConsultDraft()
  const [chosen, setChosen] = useState<{ branch?: number; date?: string }>({})
  const wanted = chosen.branch ?? booking.branch
  const branch = branches.find(({ id }) => id === wanted) ?? branches.find(({ id }) => id === DEFAULT_BRANCH)
  const today = useToday(branch?.timezone, moment)
  const last = addDays(today, DAYS_AHEAD)
  const remembered = chosen.date ?? draft?.date
  const date = remembered && remembered >= today && remembered <= last ? remembered : today
  const passed = booking.date !== undefined && booking.date < today

  // A refusal is shown once: it may no longer be true.
  const forgetRefusal = useEffectEvent(() => {
    if (draft?.refusal) change({ refusal: undefined })
  })
  useEffect(() => () => forgetRefusal(), [])

  async function search() {
    change({ branch: branch?.id, date })
    await router.navigate({ href: bookingPath({ branch: branch?.id, date }) })
  }

  return (
    <>
      <BookingHead step={1} />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <Stack gap={4}>
          {draft?.refusal ? (
            <Note tone="danger" role="alert">
              <p className="strong">{draft.refusal}</p>
              <p>
                {draft.photos.length
                  ? 'Keluhan dan foto Anda tetap tersimpan.'
                  : 'Keluhan Anda tetap tersimpan. Silakan pilih foto lagi.'}
              </p>
            </Note>
          ) : null}
          {passed ? <Note tone="warning">Tanggal itu sudah lewat, pilih tanggal lain.</Note> : null}
          {draft && !draft.refusal ? <UnfinishedNote draft={draft} today={today} /> : null}
          <Columns
            side={
              <Stack gap={4}>
                <p className="dim small" aria-live="polite">
                  {branch?.name}, {formatWeekdayDate(date)}
                </p>
                <Button type="submit" block icon={searchIcon}>
                  Cari Dokter
                </Button>
              </Stack>
            }
          >
            <Stack gap={4}>
              <BranchChoiceField
                branches={branches}
                value={branch?.id}
                onChange={(id) => setChosen((before) => ({ ...before, branch: id }))}
              />
              <Card as="section" aria-labelledby="tanggal-konsultasi">
                <DayCalendar
                  id="tanggal-konsultasi"
                  label="Tanggal konsultasi"
                  value={date}
                  today={today}
                  first={today}
                  last={last}
                  onChange={(day) => setChosen((before) => ({ ...before, date: day }))}
                />
              </Card>
            </Stack>
          </Columns>
        </Stack>
      </form>
    </>
  )
}

/** Offers to continue an unfinished booking. */
function UnfinishedNote({ draft, today }: { draft: ConsultDraft; today: string }) {
  const { session, branch, note, photos } = draft
  if (!session || !branch || session.rsdDate < today || (!note && photos.length === 0)) return null
  return (
    <Note tone="info">
      <p>
        Anda belum selesai membuat janji dengan {doctorName(session.usrFullname)}, {formatWeekdayDate(session.rsdDate)}.
      </p>
      <UiLink
        href={bookingPath({ branch, date: session.rsdDate, doctor: session.rsdId })}
        className={buttonClass({ variant: 'quiet', small: true })}
      >
        Lanjutkan janji ini
      </UiLink>
    </Note>
  )
}
