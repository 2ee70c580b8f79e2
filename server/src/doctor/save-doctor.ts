import { doctorType } from '@nmw/contract/doctor'
import { changeDoctor as change, createDoctor as creation } from '@nmw/contract/ops-doctor'
import { ROLES } from '@nmw/contract/role'
import { and, asc, eq, gt, like } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { violated } from '../database/transaction.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'
import { holdPlans } from './hold-plans.ts'
import { makeSessions } from './make-sessions.ts'

type Body = Omit<typeof doctor.$inferSelect, 'id' | 'slug' | 'version'>
type Act = { caller: Caller; visit: Visit; body: Body }
type Change = Act & { params: { id: number }; body: { version: number } }

export function listDoctorAccounts({ db }: Context) {
  return db
    .select({ id: account.id, name: account.fullName, email: account.email })
    .from(account)
    .where(and(eq(account.roleId, ROLES.doctor), eq(account.active, true)))
    .orderBy(asc(account.fullName), asc(account.id))
}

export async function createDoctor(context: Context, input: Act) {
  const { caller, visit, body } = input
  try {
    return await once(context, creation, input, async (db) => {
      await mustFit(db, body)
      const slug = await freeSlug(db, body.fullName)
      const [made] = await db
        .insert(doctor)
        .values({ ...body, slug })
        .returning({ id: doctor.id })
      await recordAudit(context, db, visit, {
        action: 'create-doctor',
        accountId: caller.accountId,
        object: `doctor-${made!.id}`,
        detail: { name: body.fullName, type: body.typeCode, fee: body.fee, registration: body.registration },
      })
      return made!
    })
  } catch (error) {
    throw asTaken(error)
  }
}

/** Her address on the site stays as it is: it has been shared. */
export async function changeDoctor(context: Context, input: Change) {
  const { caller, visit, params, body } = input
  let saved: { version: number }
  try {
    saved = await once(context, change, input, async (db) => {
      await holdPlans(db)
      const own = eq(doctor.id, params.id)
      const [before] = await db.select().from(doctor).where(own).for('update')
      if (!before) throw notFound('Dokter tidak ditemukan')
      const version = nextVersion(before, body.version)
      await mustFit(db, body)
      await db
        .update(doctor)
        .set({ ...body, version })
        .where(own)
      if (doctorType(before.typeCode).paid !== doctorType(body.typeCode).paid)
        await priceUnbooked(context, db, params.id, body.fee)
      await recordAudit(context, db, visit, {
        action: 'change-doctor',
        accountId: caller.accountId,
        object: `doctor-${params.id}`,
        detail: {
          name: body.fullName,
          feeBefore: before.fee,
          fee: body.fee,
          activeBefore: before.active,
          active: body.active,
          accountBefore: before.accountId,
          account: body.accountId,
        },
      })
      return { version }
    })
  } catch (error) {
    throw asTaken(error)
  }
  if (body.active) await makeSessions(context)
  return saved
}

/** Sessions ahead keep the fee they were offered at, but none is free of a doctor who is not, or the other way round. */
async function priceUnbooked({ now }: Context, db: Database, doctorId: number, fee: number) {
  const unbooked = and(eq(doctorSession.taken, 0), gt(doctorSession.startsAt, now()))
  await db
    .update(doctorSession)
    .set({ fee })
    .where(and(eq(doctorSession.doctorId, doctorId), unbooked))
}

async function mustFit(db: Database, { accountId, avatar }: Pick<Body, 'accountId' | 'avatar'>) {
  await mustBePublic(db, 'avatar', avatar)
  if (accountId === null) return
  const hers = and(eq(account.id, accountId), eq(account.roleId, ROLES.doctor))
  if (!(await db.$count(account, hers))) throw refused('Pilih akun dengan peran Dokter', 'accountId')
}

/** Two of one name are told apart by a number. */
async function freeSlug(db: Database, fullName: string) {
  const slug =
    fullName
      .split(',')[0]!
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'dokter'
  const rows = await db
    .select({ slug: doctor.slug })
    .from(doctor)
    .where(like(doctor.slug, `${slug}%`))
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
}

function asTaken(error: unknown) {
  const rule = violated(error)
  if (rule === 'doctor_registration_unique') return refused('Nomor STR ini sudah dipakai dokter lain', 'registration')
  if (rule?.startsWith('doctor_account_id_')) return refused('Akun ini sudah dipakai dokter lain', 'accountId')
  if (rule?.startsWith('doctor_slug_')) return refused('Dokter dengan nama ini baru saja ditambahkan', 'fullName')
  return error
}
