import type { WorkBranch } from '@nmw/contract/ops-branch'
import { createContext, use } from 'react'

type BranchChoice = { branches: readonly WorkBranch[]; branch: WorkBranch; choose: (id: number) => void }

const BranchContext = createContext<BranchChoice | null>(null)

export const BranchProvider = BranchContext.Provider

export function useBranchChoice(): BranchChoice {
  const choice = use(BranchContext)
  if (!choice) throw new Error('useBranchChoice needs the operations shell above it')
  return choice
}

export function useBranch(): WorkBranch {
  return useBranchChoice().branch
}
