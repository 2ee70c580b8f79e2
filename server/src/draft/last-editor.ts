import type { ContentKind } from '@nmw/contract/content-kind'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { contentVersion } from '../database/schema/draft-table.ts'

/** Unknown for content older than the version history. */
export async function lastEditor(db: Database, kind: ContentKind, id: string) {
  const [row] = await db
    .select({ who: account.fullName })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.accountId))
    .where(and(eq(contentVersion.kind, kind), eq(contentVersion.targetId, id)))
    .orderBy(desc(contentVersion.version))
    .limit(1)
  return row?.who ?? null
}
