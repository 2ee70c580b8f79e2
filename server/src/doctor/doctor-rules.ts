import { ROLES } from '@nmw/contract/role'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import type { doctor } from '../database/schema/doctor-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'

export type DoctorBody = Omit<typeof doctor.$inferSelect, 'id' | 'slug' | 'version'>

export async function mustFitDoctor(db: Database, { accountId, avatar }: Pick<DoctorBody, 'accountId' | 'avatar'>) {
  await mustBePublic(db, 'avatar', avatar)
  if (accountId === null) return
  const ofDoctor = and(eq(account.id, accountId), eq(account.roleId, ROLES.doctor))
  if (!(await db.$count(account, ofDoctor))) throw refused('Pilih akun dengan peran Dokter', 'accountId')
}

export function explainTakenDoctor(error: unknown) {
  const rule = violated(error)
  if (rule === 'doctor_registration_unique') return refused('Nomor STR ini sudah dipakai dokter lain', 'registration')
  if (rule?.startsWith('doctor_account_id_')) return refused('Akun ini sudah dipakai dokter lain', 'accountId')
  if (rule?.startsWith('doctor_slug_')) return refused('Dokter dengan nama ini baru saja ditambahkan', 'fullName')
  return error
}
