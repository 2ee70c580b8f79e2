import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { fillDemoAccounts } from './fill-demo-accounts.ts'
import { fillDemoAddresses } from './fill-demo-addresses.ts'
import { fillDemoArticles } from './fill-demo-articles.ts'
import { fillDemoBanners } from './fill-demo-banners.ts'
import { fillDemoBranches } from './fill-demo-branches.ts'
import { fillDemoCatalogues } from './fill-demo-catalogues.ts'
import { fillDemoConsultations } from './fill-demo-consultations.ts'
import { fillDemoDispensary } from './fill-demo-dispensary.ts'
import { fillDemoDoctors } from './fill-demo-doctors.ts'
import { fillDemoEdits } from './fill-demo-edits.ts'
import { fillDemoFaq } from './fill-demo-faq.ts'
import { fillDemoMedicines } from './fill-demo-medicines.ts'
import { fillDemoOrders } from './fill-demo-orders.ts'
import { fillDemoPortraits } from './fill-demo-portraits.ts'
import { fillDemoPreferences } from './fill-demo-preferences.ts'
import { fillDemoPoints } from './fill-demo-points.ts'
import { fillDemoChats } from './fill-demo-chats.ts'
import { fillDemoNotifications } from './fill-demo-notifications.ts'
import { fillDemoPrescriptions } from './fill-demo-prescriptions.ts'
import { fillDemoProducts } from './fill-demo-products.ts'
import { fillDemoStock } from './fill-demo-stock.ts'
import { fillDemoSales, fillDemoVoucherSale } from './fill-demo-sales.ts'
import { fillDemoTreatments } from './fill-demo-treatments.ts'
import { fillDemoVouchers } from './fill-demo-vouchers.ts'
import { fillDemoWaitingRoom } from './fill-demo-waiting-room.ts'
import { sortAuditLog } from './sort-audit-log.ts'
import { makeSessions } from '../doctor/make-sessions.ts'

/** Fills an empty database with demo data, but never in live mode. */
export async function fillDemoData(context: Context, announce = () => {}) {
  if (context.env.outside === 'live') return false
  const [row] = await context.db.select({ accounts: sql<number>`count(*)::int` }).from(account)
  if (row?.accounts) return false
  announce()
  await transaction(context.db, async (db) => {
    await sortAuditLog(db, () => fillAll({ ...context, db }))
  })
  return true
}

async function fillAll(context: Context) {
  await fillDemoAccounts(context)
  await fillDemoPortraits(context)
  await fillDemoPreferences(context)
  await fillDemoAddresses(context)
  await fillDemoArticles(context)
  await fillDemoBranches(context)
  await fillDemoTreatments(context)
  await fillDemoBanners(context)
  await fillDemoProducts(context)
  await fillDemoMedicines(context)
  await fillDemoStock(context)
  await fillDemoCatalogues(context)
  await fillDemoEdits(context)
  await fillDemoDoctors(context)
  await makeSessions(context)
  await fillDemoConsultations(context)
  await fillDemoPrescriptions(context)
  await fillDemoOrders(context)
  await fillDemoWaitingRoom(context)
  await fillDemoDispensary(context)
  await fillDemoSales(context)
  await fillDemoChats(context)
  await fillDemoFaq(context)
  await fillDemoVouchers(context)
  await fillDemoPoints(context)
  await fillDemoVoucherSale(context)
  await fillDemoNotifications(context)
}
