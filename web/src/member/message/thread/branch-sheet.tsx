import { listBranchOptions } from '@nmw/contract/branch'
import { listThreads, startThread } from '@nmw/contract/chat'
import { useRouter } from '@tanstack/react-router'
import { useChange, useRead } from '../../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SearchList } from '../../../ui/form/search-list.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../../ui/state/skeleton-group.tsx'
import styles from './branch-sheet.module.css'
import { threadHref } from '../thread-input.ts'

type BranchSheetProps = { open: boolean; onClose: () => void }

export function BranchSheet({ open, onClose }: BranchSheetProps) {
  const router = useRouter()
  const branches = useRead(listBranchOptions, {}, { quiet: true })
  const start = useChange(startThread, { refreshes: [listThreads] })

  async function choose(branch: number) {
    if (start.isPending) return
    try {
      const { id } = await start.mutateAsync({ body: { branch } })
      onClose()
      await router.navigate({ href: threadHref(id) })
    } catch {
      // the shared error handler has shown it
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title="Tulis ke klinik" locked={start.isPending}>
      <p className={styles.words}>Pilih cabang yang ingin Anda hubungi.</p>
      <SearchList label="Cabang" options={branches.data} onChoose={({ id }) => void choose(id)} onCancel={onClose}>
        {branches.data ? null : branches.isError ? (
          <ErrorState
            level={3}
            title="Daftar cabang gagal dimuat"
            onRetry={() => void branches.refetch()}
            retrying={branches.isFetching}
          >
            {branches.error.message}
          </ErrorState>
        ) : (
          <SkeletonGroup label="Memuat cabang..." className={styles.loading}>
            <Skeleton width={50} />
            <Skeleton width={66} />
            <Skeleton width={33} />
          </SkeletonGroup>
        )}
      </SearchList>
      <output className={styles.starting}>{start.isPending ? 'Membuka percakapan...' : null}</output>
    </Sheet>
  )
}
