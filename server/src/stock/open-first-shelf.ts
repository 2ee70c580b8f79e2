import { CODE_TAKEN } from '@nmw/contract/ops-clinic'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

type Goods = { productId: string } | { medicineId: string }

export async function openFirstShelf(db: Database, goods: Goods, branchId: number | null) {
  if (branchId === null) return
  if (!(await db.$count(branch, eq(branch.id, branchId)))) throw refused('Cabang tidak ditemukan', 'branch')
  await db.insert(stock).values({ branchId, ...goods })
}

const codes = new Set(['product_pkey', 'medicine_pkey', 'goods_code_once'])

/** A code is one product or one medicine. */
export function asCodeTaken(error: unknown) {
  return codes.has(violated(error) ?? '') ? refused(CODE_TAKEN, 'id') : error
}
