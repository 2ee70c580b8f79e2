import { PgBoss } from 'pg-boss'
import { sealAudit } from '../audit/seal-audit.ts'
import type { Context } from '../context.ts'
import { runJob } from './run-job.ts'
import { deleteExpired } from './delete-expired.ts'
import { closeAccounts } from '../privacy/close-accounts.ts'
import { emptyTrash } from '../draft/empty-trash.ts'
import { deleteOldDrafts } from '../draft/delete-old-drafts.ts'
import { expirePoints } from '../point/expire-points.ts'
import { giveBirthdayVouchers } from '../voucher/give-birthday-vouchers.ts'
import { remindRenewals } from '../membership/remind-renewals.ts'
import { markMissed } from '../appointment/mark-missed.ts'
import { makeSessions } from '../doctor/make-sessions.ts'
import { relayNews } from '../notification/relay-news.ts'
import { completeShipped } from '../order/complete-shipped.ts'
import { applyNotifications } from '../payment/apply-notifications.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { applyParcels } from '../shipping/apply-parcels.ts'
import { callOffPickups } from '../shipping/call-off-pickups.ts'
import { mapDistricts } from '../shipping/map-districts.ts'
import { followParcels } from '../shipping/follow-parcels.ts'
import { followPayments } from '../payment/follow-payments.ts'

type Work = (context: Context) => Promise<void>

/** Scheduled jobs, as cron in UTC. Messages are also sent at once when `wake` is called. */
export const timetable: [name: string, cron: string, work: Work][] = [
  ['relay-news', '* * * * *', relayNews],
  ['send-messages', '* * * * *', wakeSenders],
  ['seal-audit', '* * * * *', sealAudit],
  ['expire-orders', '* * * * *', expireOrders],
  ['complete-shipped', '7 * * * *', completeShipped],
  // By day, from 9 to 20 WIB: absent patients are notified at once.
  ['mark-missed', '27 2-13 * * *', markMissed],
  ['apply-notifications', '* * * * *', applyNotifications],
  ['follow-payments', '* * * * *', followPayments],
  ['apply-parcels', '* * * * *', applyParcels],
  ['follow-parcels', '13 * * * *', followParcels],
  ['call-off-pickups', '*/10 * * * *', callOffPickups],
  ['map-districts', '43 * * * *', mapDistricts],
  ['clear-away', '17 * * * *', deleteExpired],
  ['empty-trash', '47 * * * *', emptyTrash],
  ['forget-drafts', '53 * * * *', deleteOldDrafts],
  ['close-accounts', '37 * * * *', closeAccounts],
  // Hourly, because midnight comes at three times, one per time zone.
  ['give-birthday-vouchers', '1 * * * *', giveBirthdayVouchers],
  ['expire-points', '7 * * * *', expirePoints],
  // By day, from 9 to 20 WIB.
  ['remind-renewals', '11 2-13 * * *', remindRenewals],
  ['make-sessions', '7 17 * * *', makeSessions],
]

/** Separate jobs: a slow mail server must not delay codes by WhatsApp. */
async function wakeSenders({ wake }: Context) {
  wake('send-mail')
  wake('send-whatsapp')
}

/** Also runs at the start: a clinic whose server was off over night opens with its sessions. */
const atStart = ['make-sessions']

/** The queue lives in our own database; each job runs on one server at a time. */
export async function startJobs(connectionString: string, context: Context, jobs = timetable) {
  const boss = new PgBoss({ connectionString, max: 4, application_name: 'klinik-nmw-jobs' })
  boss.on('error', (error) => context.log.error(error, 'job queue'))
  await boss.start()
  for (const [name, cron, work] of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 3, expireInSeconds: 120 })
    // Before the workers start: their next poll is five seconds away.
    if (atStart.includes(name)) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
    await boss.work(name, { pollingIntervalSeconds: 5 }, () => runJob(context, name, work))
    await boss.schedule(name, cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
