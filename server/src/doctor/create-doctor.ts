import { createDoctor as creation } from '@nmw/contract/ops-doctor'
import { like } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { explainTakenDoctor, type DoctorBody, mustFitDoctor } from './doctor-rules.ts'

type Input = { caller: Caller; client: Client; body: DoctorBody }

export async function createDoctor(context: Context, input: Input) {
  const { caller, client, body } = input
  try {
    return await once(context, creation, input, async (db) => {
      await mustFitDoctor(db, body)
      const slug = await freeSlug(db, body.fullName)
      const [made] = await db
        .insert(doctor)
        .values({ ...body, slug })
        .returning({ id: doctor.id })
      await recordAudit(context, db, client, {
        action: 'create-doctor',
        accountId: caller.accountId,
        object: `doctor-${made!.id}`,
        detail: { name: body.fullName, type: body.typeCode, fee: body.fee, registration: body.registration },
      })
      return made!
    })
  } catch (error) {
    throw explainTakenDoctor(error)
  }
}

/** Doctors of one name get a number. */
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
