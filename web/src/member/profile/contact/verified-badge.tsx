import { Badge } from '../../../ui/list/badge.tsx'
import { checkIcon, clockIcon } from '../../../ui/icon/state-icons.ts'

export function VerifiedBadge({ verified }: { verified: boolean }) {
  return verified ? (
    <Badge tone="success" icon={checkIcon}>
      Terverifikasi
    </Badge>
  ) : (
    <Badge tone="warning" icon={clockIcon}>
      Belum diverifikasi
    </Badge>
  )
}
