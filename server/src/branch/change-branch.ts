import { changeBranch as change, CODE_TAKEN, createBranch as creation } from '@nmw/contract/ops-clinic'
import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { violated } from '../database/transaction.ts'
import { holdPlans } from '../doctor/hold-plans.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/keep-pictures.ts'
import { findRegion } from '../region/find-region.ts'
import { shiftSessions } from './shift-sessions.ts'

type Row = typeof branch.$inferSelect
type Body = Omit<Row, 'id' | 'code' | 'version'>
type Act<B> = { caller: Caller; visit: Visit; body: B }

export async function listClinicBranches({ db }: Context) {
  const rows = await db.select().from(branch).orderBy(asc(branch.id))
  return rows.map((row) => ({ ...row, region: findRegion(row.districtId) ?? null }))
}

export async function createBranch(context: Context, input: Act<Body & { code: string }>) {
  const { caller, visit, body } = input
  try {
    return await once(context, creation, input, async (db) => {
      await mustFit(db, body)
      const [made] = await db.insert(branch).values(body).returning({ id: branch.id })
      await recordAudit(context, db, visit, {
        action: 'create-branch',
        accountId: caller.accountId,
        object: `branch-${made!.id}`,
        detail: { code: body.code, name: body.name, timezone: body.timezone },
      })
      return made!
    })
  } catch (error) {
    if (violated(error) === 'branch_code_key') throw refused(CODE_TAKEN, 'code')
    throw error
  }
}

type Change = Act<Body & { version: number }> & { params: { id: number } }

export async function changeBranch(context: Context, input: Change) {
  const { caller, visit, params } = input
  const { version: seen, ...body } = input.body
  return once(context, change, input, async (db) => {
    await holdPlans(db)
    // Who books there takes a session first and then names the branch: she must not wait for this.
    const [before] = await db.select().from(branch).where(eq(branch.id, params.id)).for('no key update')
    if (!before) throw notFound('Cabang tidak ditemukan')
    const version = nextVersion(before, seen)
    await mustFit(db, body)
    const [after] = await db
      .update(branch)
      .set({ ...body, version })
      .where(eq(branch.id, params.id))
      .returning()
    const shifted = await shiftSessions(context, db, after!, before.timezone)
    const { id: _id, code: _code, version: _version, ...old } = before
    await recordAudit(context, db, visit, {
      action: 'change-branch',
      accountId: caller.accountId,
      object: `branch-${params.id}`,
      detail: { before: JSON.stringify(old), after: JSON.stringify(body), ...(shifted.sessions > 0 && shifted) },
    })
    return { version }
  })
}

async function mustFit(db: Database, { districtId, image }: Pick<Body, 'districtId' | 'image'>) {
  if (!findRegion(districtId)) throw refused('Kecamatan tidak ditemukan', 'districtId')
  await mustBePublic(db, 'image', image)
}
