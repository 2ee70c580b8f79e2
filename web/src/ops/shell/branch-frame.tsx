import { listWorkBranches } from '@nmw/contract/ops-branch'
import { useState, type ReactNode } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { RoleGate } from './role-gate.tsx'
import { useClock } from './use-clock.ts'
import { useOpsLive } from './use-ops-live.ts'
import { WithoutBranch } from './without-branch.tsx'
import { BranchProvider } from './work-branch.ts'

const STORAGE_KEY = 'nmw-ops-branch'

/** Provides the branch to every screen of the operations area, with clock and live updates. */
export function BranchFrame({ children }: { children: ReactNode }) {
  const { data: branches, error, isFetching, refetch } = useRead(listWorkBranches, {}, { quiet: true })
  const [chosen, setChosen] = useState(storedBranch)
  const branch = branches?.find(({ id }) => id === chosen) ?? branches?.[0]
  useOpsLive(branch?.id)
  useClock(branch?.timezone)

  function choose(id: number) {
    setChosen(id)
    try {
      localStorage.setItem(STORAGE_KEY, String(id))
    } catch {
      // If storage is disabled the choice lasts as long as the page.
    }
  }

  if (branches && branch)
    return (
      // A new value each minute, so that everything below renders with the current time.
      <BranchProvider value={{ branches, branch, choose }}>
        <RoleGate>{children}</RoleGate>
      </BranchProvider>
    )
  if (branches) return <WithoutBranch>{children}</WithoutBranch>
  if (!error) return <PageLoading />
  return (
    <ErrorState level={1} title="Cabang gagal dimuat" retrying={isFetching} onRetry={() => void refetch()}>
      <p>{error.message}</p>
    </ErrorState>
  )
}

function storedBranch() {
  try {
    return Number(localStorage.getItem(STORAGE_KEY))
  } catch {
    return 0
  }
}
