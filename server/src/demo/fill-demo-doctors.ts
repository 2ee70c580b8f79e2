import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { doctor, doctorPlan, doctorPractice } from '../database/schema/doctor-table.ts'
import { dayFrom } from './day-from.ts'
import data from './data/doctors.json' with { type: 'json' }

/** The doctor's demo account belongs to the first doctor. */
export async function fillDemoDoctors({ db, now }: Context) {
  const [login] = await db.select({ id: account.id }).from(account).where(eq(account.email, 'dokter@nmw.example'))
  await db.insert(doctor).values(
    data.map((item, index) => ({
      id: item.id,
      accountId: index === 0 ? login!.id : null,
      slug: slugOf(item.fullName),
      fullName: item.fullName,
      gender: item.gender,
      typeCode: item.typeCode,
      fee: item.fee,
      registration: item.str,
      avatar: item.avatar,
      bio: item.bio,
      active: item.active,
    })),
  )
  await db.execute(sql`select setval(pg_get_serial_sequence('doctor', 'id'), (select max(id) from doctor))`)
  await db.insert(doctorPractice).values(
    data.flatMap(({ id, practices }) =>
      practices.map(({ branchId, sip, sipValidDays }) => ({
        doctorId: id,
        branchId,
        sip,
        validUntil: dayFrom(now(), sipValidDays),
      })),
    ),
  )
  await db.insert(doctorPlan).values(
    data.flatMap(({ id, sessions }) =>
      sessions.map((item) => ({
        doctorId: id,
        branchId: item.branchId,
        weekday: item.weekday,
        startsAt: item.start,
        endsAt: item.end,
        capacity: item.quota,
        minutesPerPatient: item.slotMinutes,
      })),
    ),
  )
}

function slugOf(name: string) {
  const withoutTitle = name.split(',')[0]!
  return withoutTitle
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
