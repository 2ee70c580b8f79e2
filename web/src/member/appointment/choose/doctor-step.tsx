import { listAvailableDoctors } from '@nmw/contract/appointment'
import { addDays } from '@nmw/contract/zone'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { Button } from '../../../ui/frame/button.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SearchDrawing } from '../../../ui/drawing/search-drawing.tsx'
import { SearchField } from '../../../ui/list/search-field.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { useDebounced } from '../../../ui/keys/use-debounced.ts'
import { countDoctors, formatWeekdayDate } from '../format-appointment.ts'
import { bookingPath } from '../booking-url.ts'
import { BookingHead } from '../booking-head.tsx'
import styles from './doctor-step.module.css'
import { SessionCard } from './session-card.tsx'
import { sessionsInput } from '../sessions-input.ts'

const DEBOUNCE = 300

type DoctorStepProps = { place: { id: number; name: string }; date: string; search: string }

export function DoctorStep({ place, date, search }: DoctorStepProps) {
  const branch = place.id
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const settled = useDebounced(typed.trim(), DEBOUNCE)
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useRead(
    listAvailableDoctors,
    sessionsInput({ branch, date, search }),
    { quiet: true, keepPrevious: true },
  )

  const write = useEffectEvent((wanted: string) => {
    if (wanted !== search) {
      void router.navigate({ href: bookingPath({ branch, date, search: wanted }), replace: true, resetScroll: false })
    }
  })
  useEffect(() => write(settled), [settled])

  function content() {
    if (!data && isError) {
      return (
        <ErrorState title="Daftar dokter gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (!data) return <SkeletonList label="Memuat daftar dokter..." />
    if (data.length === 0 && search) {
      return (
        <EmptyState
          art={<SearchDrawing />}
          title="Dokter tidak ditemukan"
          action={
            <Button variant="soft" onClick={() => setTyped('')}>
              Hapus pencarian
            </Button>
          }
        >
          Tidak ada dokter bernama &ldquo;{search}&rdquo; di tanggal ini.
        </EmptyState>
      )
    }
    if (data.length === 0) return <NoDoctors place={place} date={date} />
    return (
      <>
        <p className={`small dim ${styles.count}`} aria-live="polite">
          {countDoctors(data)} dokter praktik di {place.name}
        </p>
        <ul className={styles.list} aria-busy={isPlaceholderData}>
          {data.map((session) => (
            <SessionCard
              key={session.rsdId}
              session={session}
              href={bookingPath({ branch, date, doctor: session.rsdId, search })}
            />
          ))}
        </ul>
      </>
    )
  }

  return (
    <>
      <BookingHead step={2} branch={place} date={date} />
      {data?.length === 0 && !search ? null : (
        <SearchField
          label="Cari dokter"
          placeholder="Cari nama dokter"
          maxLength={100}
          className={styles.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {content()}
    </>
  )
}

function NoDoctors({ place, date }: Pick<DoctorStepProps, 'place' | 'date'>) {
  const next = addDays(date, 1)
  return (
    <EmptyState
      art={<CalendarDrawing />}
      title="Tidak ada dokter di tanggal ini"
      action={
        <>
          <UiLink href={bookingPath({ branch: place.id, date: next })} className={buttonClass({ variant: 'soft' })}>
            Lihat {formatWeekdayDate(next)}
          </UiLink>
          <UiLink href={bookingPath({ branch: place.id })} className={buttonClass({ variant: 'quiet' })}>
            Ganti cabang atau tanggal
          </UiLink>
        </>
      }
    >
      Belum ada jadwal yang dapat dipesan di {place.name} pada {formatWeekdayDate(date)}.
    </EmptyState>
  )
}
