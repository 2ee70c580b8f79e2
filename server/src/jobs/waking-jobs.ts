import type { Jobs } from '../create-context.ts'
import { sendMail, sendWhatsapp } from '../message/send-messages.ts'
import { applyNotifications } from '../payment/apply-notifications.ts'
import { followPayments } from '../payment/follow-payments.ts'
import { applyParcels } from '../shipping/apply-parcels.ts'

/** Every job that `context.wake` can run ahead of its schedule. */
export const wakingJobs: Required<Jobs> = {
  'send-mail': sendMail,
  'send-whatsapp': sendWhatsapp,
  'apply-notifications': applyNotifications,
  'follow-payments': followPayments,
  'apply-parcels': applyParcels,
}
