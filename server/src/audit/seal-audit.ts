import { desc, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { auditEntry, auditSeal, auditUnsealed } from '../database/schema/audit-entry-table.ts'
import { transaction } from '../database/transaction.ts'

type Seal = typeof auditSeal.$inferSelect
type Count = Pick<Seal, 'cluster' | 'fromTransaction' | 'untilTransaction'>

/** Closes the waiting entries under the next seal. An entry whose transaction ends later waits for a later seal. */
export async function sealAudit({ db, now, secret }: Context) {
  await transaction(db, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seal'))`)
    const [last] = await db.select().from(auditSeal).orderBy(desc(auditSeal.id)).limit(1)
    // Read before the entries: what is invisible then belongs to no transaction that had ended by now.
    const here = await readCount(db)
    const entryIds = await claimUnsealed(db)
    const { entries, lines } = await readEntries(db, entryIds)
    if (entries === 0) return
    const count = {
      cluster: here.cluster,
      fromTransaction: last && continues(last, here) ? last.untilTransaction : 0,
      untilTransaction: here.first,
    }
    await db
      .insert(auditSeal)
      .values({ at: now(), entryIds, ...count, entries, digest: digestOf(secret, last?.digest, count, lines) })
  })
}

/** `stray`: entries that should be under a seal but are not. */
export type SealCheck = { seals: number; entries: number; unsealed: number; broken?: number; stray?: number }

/** Recomputes every seal; `broken` is the first one whose entries have changed. */
export async function checkSeals({ db, secret }: Pick<Context, 'db' | 'secret'>): Promise<SealCheck> {
  const seals = await db.select().from(auditSeal).orderBy(auditSeal.id)
  let [last, entries]: [Seal | undefined, number] = [undefined, 0]
  for (const seal of seals) {
    const found = await readEntries(db, seal.entryIds)
    if (!follows(seal, last, found.oldest) || digestOf(secret, last?.digest, seal, found.lines) !== seal.digest) {
      return { seals: seals.length, entries, unsealed: 0, broken: seal.id }
    }
    last = seal
    entries += found.entries
  }
  const { unsealed, stray } = await countUnsealed(db, last)
  return { seals: seals.length, entries, unsealed, ...(stray && { stray }) }
}

function digestOf({ digest }: Context['secret'], before = '', count: Count, lines: string) {
  const counted = count.cluster === null ? [] : [count.cluster, `${count.fromTransaction}-${count.untilTransaction}`]
  return digest('audit-seal', before, ...counted, lines).toString('hex')
}

/** Whether transaction ids continue from that seal, rather than restart after a move to another server. */
function continues(last: Seal, here: { cluster: string; first: number }) {
  return last.cluster === here.cluster && last.untilTransaction <= here.first
}

/** Whether a seal starts where the last one ended, and none of its entries could have been under that one. */
function follows({ cluster, fromTransaction: from }: Seal, last: Seal | undefined, oldest: number) {
  const startsThere = from === (last?.untilTransaction ?? 0) || (from === 0 && cluster !== null)
  return startsThere && oldest >= from
}

/** The oldest running transaction, and the server whose counter that is. */
async function readCount(db: Database) {
  const { rows } = await db.execute<{ cluster: string; first: string }>(sql`
    select system_identifier::text as cluster, pg_snapshot_xmin(pg_current_snapshot())::text as first
    from pg_control_system()`)
  const { cluster, first } = rows[0]!
  return { cluster, first: Number(first) }
}

/** Rows restored one by one wait again, although their seal was restored with them. */
async function claimUnsealed(db: Database) {
  const { rows } = await db.execute<{ ids: string }>(sql`
    with claimed as (delete from ${auditUnsealed} returning entry_id)
    select coalesce(range_agg(int8range(entry_id, entry_id, '[]')), '{}')::text as ids
    from claimed where not exists (select from ${auditSeal} where entry_ids @> entry_id)`)
  return rows[0]!.ids
}

/** Every value of every entry in a fixed order. The bounds of the set let an index find them. */
async function readEntries(db: Database, ids: string) {
  const { rows } = await db.execute<{ entries: number; oldest: string | null; lines: string }>(sql`
    select count(*)::int as entries, min(transaction) as oldest,
           coalesce(string_agg(
             jsonb_build_array(id, transaction, extract(epoch from at), account_id, action, object, ip, request_id, detail)::text,
             e'\n' order by transaction, id), '') as lines
    from ${auditEntry}
    where id >= lower(${ids}::int8multirange) and id < upper(${ids}::int8multirange) and ${ids}::int8multirange @> id`)
  const { entries, oldest, lines } = rows[0]!
  return { entries, oldest: oldest === null ? Infinity : Number(oldest), lines }
}

/**
 * An entry that waits for no seal has lost its own or was inserted later, and so was one that the last seal should
 * cover.
 */
async function countUnsealed(db: Database, last: Seal | undefined) {
  const until = last && continues(last, await readCount(db)) ? last.untilTransaction : 0
  const { rows } = await db.execute<{ unsealed: number; stray: number }>(sql`
    select count(*)::int as unsealed,
           count(*) filter (where entry_id is null or transaction < ${until})::int as stray
    from ${auditEntry} left join ${auditUnsealed} on entry_id = id
    where not coalesce((select range_agg(entry_ids) from ${auditSeal}), '{}') @> id`)
  return rows[0]!
}
