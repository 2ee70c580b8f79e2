import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { productCategory } from '../database/schema/product-table.ts'

export function listProductCategories({ db }: Context) {
  return db.select().from(productCategory).orderBy(asc(productCategory.name))
}

/** Returns the category's code and creates the category if it is new. Concurrent callers share one. */
export async function categoryOf(db: Database, name: string) {
  for (;;) {
    const [known] = await db
      .select()
      .from(productCategory)
      .where(sql`lower(${productCategory.name}) = lower(${name})`)
    if (known) return known.code
    await db
      .insert(productCategory)
      .values({ code: await freeCode(db, name), name })
      .onConflictDoNothing()
  }
}

async function freeCode(db: Database, name: string) {
  const short =
    name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, 8) || 'LAIN'
  for (let number = 1; ; number++) {
    const code = number === 1 ? short : `${short}${number}`
    if (!(await db.$count(productCategory, eq(productCategory.code, code)))) return code
  }
}
