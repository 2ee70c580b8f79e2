import type { ContentKind } from '@nmw/contract/content-kind'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { ContentData } from '../database/schema/draft-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { tableOf } from './content-tables.ts'
import { saveVersion } from './save-version.ts'

type Input = { client: Client; caller: Caller; params: { id: string }; body: { status?: boolean | undefined } }
type Work<Row> = {
  kind: ContentKind
  /** Other columns that change with the status. */
  more?: (active: boolean) => object
  /** Refuses content that must not be shown as it is. */
  check?: (row: Row) => void
  /** Reads with the connection of the transaction: a second one may not be available. */
  dataOf: (row: Row, db: Database) => ContentData | Promise<ContentData>
}

/** Shows or hides content. It counts as a save, so that no stale form reverts it unseen. */
export async function changeStatus<Row>(context: Context, input: Input, { kind, more, check, dataOf }: Work<Row>) {
  const { client, caller, params, body } = input
  const { table } = tableOf(kind)
  return transaction(context.db, async (db) => {
    const wanted = body.status ?? not(table.active)
    const [row] = await db
      .update(table)
      .set({
        active: wanted as never,
        version: sql`${table.version} + 1`,
        updatedAt: context.now(),
        ...more?.(body.status ?? true),
      })
      .where(and(eq(table.id, params.id), isNull(table.deletedAt)))
      .returning()
    if (!row) throw notFound()
    const { id, active, version } = row
    if (active) check?.(row as Row)
    const data = await dataOf(row as Row, db)
    await keepStatus(active, version, data)
    return { _id: id, status: active, version }

    async function keepStatus(active: boolean, version: number, data: ContentData) {
      const { accountId } = caller
      // The user's draft stays: nothing of it was saved.
      await saveVersion(db, { kind, id: params.id, version, data, accountId, at: context.now() }, { keepDraft: true })
      await recordAudit(context, db, client, {
        action: `${kind}-${active ? 'shown' : 'hidden'}`,
        accountId,
        object: `${kind}:${params.id}`,
      })
    }
  })
}
