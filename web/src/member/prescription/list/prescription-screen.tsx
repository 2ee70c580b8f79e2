import { listPrescriptions } from '@nmw/contract/prescription'
import { useSearch } from '@tanstack/react-router'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { listInput } from '../prescription-input.ts'
import { PrescriptionList } from './prescription-list.tsx'
import { useRedemptionDeadline } from '../use-redemption-deadline.ts'

export function PrescriptionScreen() {
  const { page } = useSearch({ strict: false })
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useRead(listPrescriptions, listInput(page), {
    quiet: true,
    keepPrevious: true,
  })

  const latest = useRedemptionDeadline(data?.latest ?? undefined, refetch) ?? null

  function content() {
    if (data) return <PrescriptionList {...data} latest={latest} waiting={isPlaceholderData} />
    if (isError) {
      return (
        <ErrorState title="Resep gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    return <SkeletonList count={3} label="Memuat resep..." />
  }

  return (
    <>
      <TopBar title="Resep" />
      {content()}
    </>
  )
}
