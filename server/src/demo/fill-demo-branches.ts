import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import data from './data/branches.json' with { type: 'json' }

type Zone = (typeof branch.$inferInsert)['timezone']

export async function fillDemoBranches({ db }: Context) {
  await db.insert(branch).values(
    data.map((item) => ({
      id: item.id,
      code: item.code,
      name: item.name,
      districtId: item.districtId,
      address: item.address,
      latitude: item.latitude,
      longitude: item.longitude,
      timezone: item.timezone as Zone,
      weekdayHours: item.operasionalWeekday,
      weekendHours: item.operasionalWeekend,
      telephone: item.numberTelephone,
      whatsapp: item.numberWhatsapp,
      email: item.email,
      image: item.image,
      active: item.active,
    })),
  )
  await db.execute(sql`select setval(pg_get_serial_sequence('branch', 'id'), (select max(id) from branch))`)
}
