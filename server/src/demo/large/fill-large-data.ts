import type { Context } from '../../context.ts'
import { fillLargeArticles } from './fill-large-articles.ts'
import { fillLargeDoctors } from './fill-large-doctors.ts'
import { fillLargeOrders } from './fill-large-orders.ts'
import { fillLargePatients } from './fill-large-patients.ts'
import { fillLargePoints } from './fill-large-points.ts'

/** `pointEntries` is the history of one member. */
export type Scale = { patients: number; articles: number; pointEntries: number; doctors: number; orders: number }

const largeScale: Scale = {
  patients: 100_000,
  articles: 10_000,
  pointEntries: 100_000,
  doctors: 2_000,
  orders: 1_000_000,
}

export const nothingLarge: Scale = { patients: 0, articles: 0, pointEntries: 0, doctors: 0, orders: 0 }

/** Fills up to these numbers on top of the demo data; rows of an earlier run count. */
export async function fillLargeData(context: Context, scale: Scale = largeScale) {
  await fillLargePatients(context, scale.patients)
  await fillLargePoints(context, scale.pointEntries)
  await fillLargeArticles(context, scale.articles)
  await fillLargeDoctors(context, scale.doctors)
  await fillLargeOrders(context, scale.orders)
  await context.db.execute('analyze')
}
