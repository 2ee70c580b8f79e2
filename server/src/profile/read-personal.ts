import { eq } from 'drizzle-orm'
import { maskNik } from '@nmw/contract/nik'
import type { PersonalProfile } from '@nmw/contract/profile'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { findRegion } from '../region/find-region.ts'

export async function readPersonal({ db, secret }: Context, { caller }: { caller: Caller }): Promise<PersonalProfile> {
  const [row] = await db
    .select({ account, patient })
    .from(account)
    .innerJoin(patient, eq(patient.accountId, account.id))
    .where(eq(account.id, caller.accountId))
  if (!row) throw notFound('Informasi User Tidak Ditemukan')
  const { fullName, email, phone, phoneVerifiedAt, emailVerifiedAt } = row.account
  const { sealedNik, birthDate, gender, districtId, photo } = row.patient
  const region = districtId ? findRegion(districtId) : undefined
  return {
    fullName,
    noKTP: maskNik(secret.unseal(sealedNik)),
    email,
    phone,
    phoneVerified: phoneVerifiedAt?.toISOString() ?? null,
    emailVerified: emailVerifiedAt?.toISOString() ?? null,
    address: row.patient.address ?? '',
    birthPlace: row.patient.birthPlace ?? '',
    birthDate,
    employment: row.patient.employment ?? '',
    gender: gender === 1 ? 1 : 0,
    provinceId: region?.province.id ?? null,
    province: region?.province.name ?? '',
    cityId: region?.city.id ?? null,
    city: region?.city.name ?? '',
    kecamatanId: region?.district.id ?? null,
    kecamatan: region?.district.name ?? '',
    postalCode: row.patient.postalCode ?? '',
    photo,
  }
}
