import { eq } from 'drizzle-orm'
import { branch } from '../../database/schema/branch-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

let branches = 0

export async function createTestBranch({ db }: Pick<TestApp, 'db'>, wanted: Partial<typeof branch.$inferInsert> = {}) {
  const number = ++branches
  const [row] = await db
    .insert(branch)
    .values({
      code: `T${number}`,
      name: `Klinik Uji ${number}`,
      districtId: 317106,
      address: 'Jl. Uji No. 1',
      latitude: -6.2,
      longitude: 106.8,
      timezone: 'Asia/Jakarta',
      image: 'branch-01.webp',
      ...wanted,
    })
    .returning()
  return row!
}

/** Branch 1, which sends the parcels; a new database has none. */
export async function ensureFirstBranch(testApp: Pick<TestApp, 'db'>) {
  const [first] = await testApp.db.select().from(branch).where(eq(branch.id, 1))
  return first ?? createTestBranch(testApp)
}
