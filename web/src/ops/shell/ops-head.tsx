import type { ReactNode } from 'react'
import { dayIn } from '@nmw/contract/zone'
import { formatDay } from '../../lib/format/format-day.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { StaffHead, type StaffHeadProps } from '../../ui/nav/staff-head.tsx'
import { BranchSwitch } from './branch-switch.tsx'
import { useBranch } from './work-branch.ts'

type OpsHeadProps = Omit<StaffHeadProps, 'detail'> & {
  /** replaces the date */
  detail?: ReactNode
}

/** The page header with branch and date. */
export function OpsHead({ detail, ...rest }: OpsHeadProps) {
  const { timezone } = useBranch()
  const when = detail ?? formatDay(dayIn(timezone, new Date(serverNow())))
  return (
    <StaffHead
      {...rest}
      detail={
        <>
          <BranchSwitch /> {when}
        </>
      }
    />
  )
}
