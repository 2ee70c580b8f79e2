import { CATEGORY } from '@nmw/contract/notification'
import { activateMembership as endpoint } from '@nmw/contract/ops-patient'
import type { Context } from '../context.ts'
import { formatLongDay } from '../format-long-day.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { activateMembership } from '../membership/activate-membership.ts'
import { notify } from '../notification/notify.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

export function activateMembershipAtDesk(context: Context, input: Input) {
  const { caller, client, params } = input
  return once(context, endpoint, input, async (db) => {
    const made = await activateMembership(context, db, {
      accountId: params.id,
      byAccountId: caller.accountId,
      client,
    })
    await notify(db, {
      accountId: params.id,
      category: CATEGORY.points,
      message: `Keanggotaan ${made.number} berlaku hingga ${formatLongDay(made.expiresOn)}.`,
      link: '/user/account',
      dedupeKey: `membership-${made.expiresOn}`,
      at: context.now(),
    })
    return made
  })
}
