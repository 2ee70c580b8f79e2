import type { SaleTerms } from '@nmw/contract/money'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { readSettings } from './read-setting.ts'

export async function saleTerms(context: Pick<Context, 'now' | 'env'>, db: Database) {
  const set = await readSettings(context, db, [
    'insurance-least',
    'insurance-per-thousand',
    'insurance-forced-from',
    'vat-percent',
  ])
  return {
    day: dateInJakarta(context.now()),
    insurance: {
      least: set['insurance-least'],
      perThousand: set['insurance-per-thousand'],
      forcedFrom: set['insurance-forced-from'],
    },
    vatPercent: set['vat-percent'],
  } satisfies SaleTerms
}
