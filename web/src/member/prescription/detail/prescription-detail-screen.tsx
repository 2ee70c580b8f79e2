import { PAGE_INVALID } from '@nmw/contract/appointment'
import { readPrescription } from '@nmw/contract/prescription'
import { useParams, useSearch } from '@tanstack/react-router'
import { ApiError } from '../../../lib/call/call.ts'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { ClipboardDrawing } from '../../../ui/drawing/clipboard-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { PrescriptionDetail } from './prescription-detail.tsx'
import { visitIdOf } from '../prescription-input.ts'
import { prescriptionsPath } from '../prescription-paths.ts'
import { useRedemptionDeadline } from '../use-redemption-deadline.ts'

export function PrescriptionDetailScreen() {
  const { code } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const id = visitIdOf(search['id'])
  const { data, error, isFetching, refetch } = useRead(
    readPrescription,
    { query: { id } },
    { quiet: true, enabled: id !== undefined },
  )

  const detail = useRedemptionDeadline(data?.detail, refetch)

  function content() {
    if (!id || (data && data.data.rsvMedId !== code)) {
      return <NoSuchPage title={PAGE_INVALID} text="Alamat halaman ini tidak lengkap. Buka resep dari daftar." />
    }
    if (data && detail) return <PrescriptionDetail key={id} data={data.data} detail={detail} opened={search['tab']} />
    if (error instanceof ApiError && error.status === 404) {
      return <NoSuchPage title={error.message} text="Resep ini tidak ada, atau bukan milik akun Anda." />
    }
    if (error) {
      return (
        <ErrorState title="Resep gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    return <SkeletonList count={3} foot={false} label="Memuat resep..." />
  }

  return (
    <>
      <TopBar title="Detail resep" backHref={prescriptionsPath} />
      {content()}
    </>
  )
}

function NoSuchPage({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      art={<ClipboardDrawing />}
      title={title}
      action={
        <UiLink href={prescriptionsPath} className={buttonClass({ variant: 'soft' })}>
          Lihat semua resep
        </UiLink>
      }
    >
      {text}
    </EmptyState>
  )
}
