import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import type { CheckedWrites } from './checked-writes.ts'
import { patient } from './schema/account-table.ts'
import { subscription } from './schema/subscription-table.ts'

const db = drizzle.mock() as CheckedWrites<NodePgDatabase>

test('database: a value without a column, which drizzle would drop, fails types also in a spread', () => {
  const body: { hobby?: string } = { hobby: 'Menari' }
  const row = { email: 'siti@nmw.example', createdAt: new Date() }
  // @ts-expect-error: no column takes `hobby`
  const changed = db.update(patient).set({ birthPlace: 'Bandung', ...body })
  expect(changed.toSQL()).toMatchObject({ sql: 'update "patient" set "birth_place" = $1', params: ['Bandung'] })
  // @ts-expect-error: no column takes `hobby`
  const added = db.insert(subscription).values({ ...row, ...body })
  expect(added.toSQL().sql).not.toContain('hobby')
  // @ts-expect-error: no column takes `hobby`
  const addedTogether = db.insert(subscription).values([{ ...row, ...body }])
  expect(addedTogether.toSQL().sql).not.toContain('hobby')
})
