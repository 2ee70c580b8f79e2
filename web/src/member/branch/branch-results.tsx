import { listBranches } from '@nmw/contract/branch'
import type { Search } from '../../lib/reads/load.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { HouseDrawing } from '../../ui/drawing/house-drawing.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { branchListInput } from './branch-list-input.ts'
import styles from './branch-results.module.css'
import { MemberBranchCard } from './member-branch-card.tsx'
import { MoreBranches } from './more-branches.tsx'
import { useVisitorLocation } from './use-visitor-location.ts'

export function BranchResults({ search }: { search: Search }) {
  const visitor = useVisitorLocation()
  const place = visitor.state === 'known' ? visitor.place : undefined
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRead(
    listBranches,
    branchListInput(search, place),
    {
      quiet: true,
      keepPrevious: true,
    },
  )
  if (isError) {
    return (
      <ErrorState title="Daftar klinik gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        Periksa koneksi Anda, lalu coba lagi.
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={4} />
  const { branches, page } = data
  if (!branches.length) return <NoBranch searched={!!search['search']} />
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <p className={styles.count} role="status">
        {`${branches.length} dari ${page.totalData} klinik`}
      </p>
      <ul className={styles.list}>
        {branches.map((branch) => (
          <MemberBranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
      {branches.length < page.totalData ? <MoreBranches search={search} loading={isPlaceholderData} /> : null}
    </div>
  )
}

function NoBranch({ searched }: { searched: boolean }) {
  return (
    <EmptyState
      art={<HouseDrawing />}
      title="Cabang tidak ada"
      action={
        <UiLink href={searched ? '/user/branches' : '/user/home'} className={buttonClass({ variant: 'soft' })}>
          {searched ? 'Hapus pencarian' : 'Kembali Ke Halaman Utama'}
        </UiLink>
      }
    >
      {searched ? 'Coba nama kota, kecamatan, atau jalan yang lain.' : null}
    </EmptyState>
  )
}
