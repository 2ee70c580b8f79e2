import type { BranchCard } from '@nmw/contract/branch'
import { openingLines } from './opening-lines.ts'

export function BranchHours({ branch }: { branch: BranchCard }) {
  const lines = openingLines(branch)
  if (!lines.length) return <p className="small dim">Jam buka belum diumumkan</p>
  return lines.map((line) => (
    <p key={line} className="small dim">
      {line}
    </p>
  ))
}
