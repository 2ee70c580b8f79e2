import { momentOf, type Zone } from '@nmw/contract/zone'
import { doctorSession } from '../../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../../database/schema/doctor-table.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { createTestBranch } from './create-test-branch.ts'

type Wanted = {
  timezone?: Zone
  typeCode?: number
  fee?: number
  capacity?: number
  /** Seats of appointments that the test inserts itself. */
  taken?: number
  /** In the time zone of the branch. */
  day?: string
  start?: string
  end?: string
}

let made = 0

/** A doctor at a new branch with one session. */
export async function createDoctorSession({ db }: Pick<TestApp, 'db'>, wanted: Wanted = {}) {
  const { timezone = 'Asia/Jakarta', typeCode = 3566, fee = 0, capacity = 3, taken = 0 } = wanted
  const { day = '2097-01-07', start = '09:00', end = '12:00' } = wanted
  const number = ++made
  const place = await createTestBranch({ db }, { timezone })
  const [person] = await db
    .insert(doctor)
    .values({
      slug: `dokter-uji-${number}`,
      fullName: `Dokter Uji ${number}`,
      gender: 0,
      typeCode,
      fee,
      registration: `STR-UJI-${number}`,
      avatar: 'doctor-01.webp',
      bio: '',
    })
    .returning()
  await db
    .insert(doctorPractice)
    .values({ doctorId: person!.id, branchId: place.id, sip: `SIP/${number}`, validUntil: '2099-12-31' })
  const [session] = await db
    .insert(doctorSession)
    .values({
      doctorId: person!.id,
      branchId: place.id,
      day,
      startsAt: momentOf(timezone, day, start),
      endsAt: momentOf(timezone, day, end),
      capacity,
      taken,
      minutesPerPatient: 20,
      fee,
    })
    .returning()
  return { branch: place, doctor: person!, session: session! }
}
