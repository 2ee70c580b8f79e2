import { momentOf, type Zone } from '@nmw/contract/zone'
import { branch } from '../../database/schema/branch-table.ts'
import { doctorSession } from '../../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../../database/schema/doctor-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Wanted = {
  timezone?: Zone
  typeCode?: number
  fee?: number
  capacity?: number
  /** Of the seats, by appointments that the test writes itself. */
  taken?: number
  /** By the clock of the branch. */
  day?: string
  start?: string
  end?: string
}

let made = 0

/** A doctor at a new branch with one session. What the test does not name gets test values. */
export async function createDoctorSession({ db }: Pick<TestApp, 'db'>, wanted: Wanted = {}) {
  const { timezone = 'Asia/Jakarta', typeCode = 3566, fee = 0, capacity = 3, taken = 0 } = wanted
  const { day = '2097-01-07', start = '09:00', end = '12:00' } = wanted
  const number = ++made
  const [place] = await db
    .insert(branch)
    .values({
      code: `T${number}`,
      name: `Klinik Uji ${number}`,
      districtId: 317106,
      address: 'Jl. Uji No. 1',
      latitude: -6.2,
      longitude: 106.8,
      timezone,
      image: 'branch-01.webp',
    })
    .returning()
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
    .values({ doctorId: person!.id, branchId: place!.id, sip: `SIP/${number}`, validUntil: '2099-12-31' })
  const [session] = await db
    .insert(doctorSession)
    .values({
      doctorId: person!.id,
      branchId: place!.id,
      day,
      startsAt: momentOf(timezone, day, start),
      endsAt: momentOf(timezone, day, end),
      capacity,
      taken,
      minutesPerPatient: 20,
      fee,
    })
    .returning()
  return { branch: place!, doctor: person!, session: session! }
}
