import { desc, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { auditEntry, auditSeal } from '../database/schema/audit-entry-table.ts'
import { transaction } from '../database/transaction.ts'

type Range = { from: number; until: number }

/** Closes the lines of all ended transactions under the next seal. */
export async function sealAudit({ db, now, secret }: Context) {
  await transaction(db, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seal'))`)
    const [last] = await db.select().from(auditSeal).orderBy(desc(auditSeal.id)).limit(1)
    const range = { from: last?.untilTransaction ?? 0, until: await firstStillRunning(db) }
    const { entries, lines } = await readLines(db, range)
    if (entries === 0) return
    await db.insert(auditSeal).values({
      at: now(),
      fromTransaction: range.from,
      untilTransaction: range.until,
      entries,
      digest: digestOf(secret, last?.digest, lines),
    })
  })
}

export type SealCheck = { seals: number; entries: number; unsealed: number; broken?: number }

/** Recomputes every seal; `broken` is the first one whose lines are not what they were. */
export async function checkSeals({ db, secret }: Pick<Context, 'db' | 'secret'>): Promise<SealCheck> {
  const seals = await db.select().from(auditSeal).orderBy(auditSeal.id)
  let [before, until, entries]: [string | undefined, number, number] = [undefined, 0, 0]
  for (const seal of seals) {
    const range = { from: until, until: seal.untilTransaction }
    const found = await readLines(db, range)
    if (seal.fromTransaction !== until || digestOf(secret, before, found.lines) !== seal.digest) {
      return { seals: seals.length, entries, unsealed: 0, broken: seal.id }
    }
    before = seal.digest
    until = seal.untilTransaction
    entries += found.entries
  }
  const { entries: unsealed } = await readLines(db, { from: until, until: Number.MAX_SAFE_INTEGER })
  return { seals: seals.length, entries, unsealed }
}

function digestOf({ digest }: Context['secret'], before = '', lines: string) {
  return digest('audit-seal', before, lines).toString('hex')
}

async function firstStillRunning(db: Database) {
  const { rows } = await db.execute<{ first: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as first`,
  )
  return Number(rows[0]!.first)
}

/** Every value of every line, in an order that never changes. */
async function readLines(db: Database, { from, until }: Range) {
  const { rows } = await db.execute<{ entries: number; lines: string }>(sql`
    select count(*)::int as entries,
           coalesce(string_agg(
             jsonb_build_array(id, transaction, extract(epoch from at), account_id, action, object, ip, request_id, detail)::text,
             e'\n' order by transaction, id), '') as lines
    from ${auditEntry} where transaction >= ${from} and transaction < ${until}`)
  return rows[0]!
}
