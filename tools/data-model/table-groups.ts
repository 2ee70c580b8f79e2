import * as account from '../../server/src/database/schema/account-table.ts'
import * as appointment from '../../server/src/database/schema/appointment-table.ts'
import * as article from '../../server/src/database/schema/article-table.ts'
import * as attempt from '../../server/src/database/schema/attempt-table.ts'
import * as auditEntry from '../../server/src/database/schema/audit-entry-table.ts'
import * as banner from '../../server/src/database/schema/banner-table.ts'
import * as branch from '../../server/src/database/schema/branch-table.ts'
import * as catalogue from '../../server/src/database/schema/catalogue-table.ts'
import * as chat from '../../server/src/database/schema/chat-table.ts'
import * as checkout from '../../server/src/database/schema/checkout-table.ts'
import * as consent from '../../server/src/database/schema/consent-table.ts'
import * as deliveryAddress from '../../server/src/database/schema/delivery-address-table.ts'
import * as doctorSession from '../../server/src/database/schema/doctor-session-table.ts'
import * as doctor from '../../server/src/database/schema/doctor-table.ts'
import * as draft from '../../server/src/database/schema/draft-table.ts'
import * as emailChange from '../../server/src/database/schema/email-change-table.ts'
import * as exportTicket from '../../server/src/database/schema/export-ticket-table.ts'
import * as faq from '../../server/src/database/schema/faq-table.ts'
import * as idempotency from '../../server/src/database/schema/idempotency-table.ts'
import * as installation from '../../server/src/database/schema/installation-table.ts'
import * as media from '../../server/src/database/schema/media-table.ts'
import * as medicine from '../../server/src/database/schema/medicine-table.ts'
import * as membership from '../../server/src/database/schema/membership-table.ts'
import * as notification from '../../server/src/database/schema/notification-table.ts'
import * as oneTimeCode from '../../server/src/database/schema/one-time-code-table.ts'
import * as order from '../../server/src/database/schema/order-table.ts'
import * as outboxMessage from '../../server/src/database/schema/outbox-message-table.ts'
import * as payment from '../../server/src/database/schema/payment-table.ts'
import * as point from '../../server/src/database/schema/point-table.ts'
import * as prescription from '../../server/src/database/schema/prescription-table.ts'
import * as product from '../../server/src/database/schema/product-table.ts'
import * as redemption from '../../server/src/database/schema/redemption-table.ts'
import * as sale from '../../server/src/database/schema/sale-table.ts'
import * as session from '../../server/src/database/schema/session-table.ts'
import * as setting from '../../server/src/database/schema/setting-table.ts'
import * as shipment from '../../server/src/database/schema/shipment-table.ts'
import * as staffBranch from '../../server/src/database/schema/staff-branch-table.ts'
import * as stock from '../../server/src/database/schema/stock-table.ts'
import * as subscription from '../../server/src/database/schema/subscription-table.ts'
import * as treatment from '../../server/src/database/schema/treatment-table.ts'
import * as upload from '../../server/src/database/schema/upload-table.ts'
import * as voucher from '../../server/src/database/schema/voucher-table.ts'

/**
 * Every `<noun>-table.ts` of the schema, under the heading of its picture. They are imported one by one so that
 * `vitest --changed` runs the page's test when a table changes.
 */
export const tableGroups: Record<string, Record<string, Record<string, unknown>>> = {
  'Accounts and sign-in': { account, session, oneTimeCode, emailChange, exportTicket, consent, attempt },
  'Branches, doctors and sessions': { branch, staffBranch, doctor, doctorSession },
  'Appointments and prescriptions': { appointment, prescription, redemption },
  'Goods and stock': { product, medicine, stock },
  'Checkout, order and money': { deliveryAddress, checkout, order, payment },
  Parcels: { shipment },
  'Sales at the counter': { sale },
  'Membership, points and vouchers': { membership, point, voucher },
  'Messages and notifications': { chat, notification, outboxMessage, subscription },
  'Content of the site': { article, banner, catalogue, treatment, faq, draft, media, upload },
  'Running the installation': { auditEntry, idempotency, installation, setting },
}
