import { listAppointments } from '@nmw/contract/appointment'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { LinkTabs } from '../../../ui/nav/link-tabs.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { AppointmentHistory } from './appointment-history.tsx'
import styles from './consult-screen.module.css'
import { LazyCancelDialogs } from '../detail/lazy-cancel-dialogs.tsx'
import { OngoingAppointment } from './ongoing-appointment.tsx'
import { historyInput } from '../appointments-input.ts'
import { useAppointmentDeadline } from '../use-appointment-deadline.ts'

export function ConsultScreen() {
  const { category, page } = useSearch({ strict: false })
  const history = category === 'history'
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useRead(
    listAppointments,
    historyInput(page),
    { quiet: true, keepPrevious: true },
  )
  const ongoing = useAppointmentDeadline(data?.items.ongoing, refetch) ?? null
  // Outlives the card with the pressed button, which moves to the other tab.
  const [cancelling, setCancelling] = useState<{ id: number; open: boolean }>()
  const { place, follow } = useFocusTarget()

  function content() {
    if (!data && isError) {
      return (
        <ErrorState title="Janji konsultasi gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (!data) return <SkeletonList count={history ? 3 : 1} label="Memuat janji konsultasi..." />
    if (history) return <AppointmentHistory {...data} waiting={isPlaceholderData} />
    return <OngoingAppointment ongoing={ongoing} onCancel={(id) => setCancelling({ id, open: true })} />
  }

  return (
    <>
      <TopBar title="Konsultasi" />
      <LinkTabs
        label="Janji konsultasi"
        tabs={[
          { href: '/user/consult?category=live', label: 'Berlangsung', current: !history },
          { href: '/user/consult?category=history', label: 'Riwayat', current: history },
        ]}
      />
      <div {...place} className={styles.place} role="group" aria-label="Janji konsultasi">
        {content()}
      </div>
      {cancelling ? (
        <LazyCancelDialogs
          key={cancelling.id}
          {...cancelling}
          onClose={() => setCancelling({ ...cancelling, open: false })}
          onCancelled={follow}
        />
      ) : null}
    </>
  )
}
