import type { ContentKind } from '@nmw/contract/content-kind'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { ContentData } from '../database/schema/draft-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { saveContentPictures } from '../media/save-content-pictures.ts'
import { saveVersion } from './save-version.ts'

export type Saved = {
  client: Client
  caller: Caller
  kind: ContentKind
  row: { id: string; version: number; updatedAt: Date }
  data: ContentData
  pictures: readonly string[]
  what: 'created' | 'changed'
}

/** Records a save in its transaction: version, pictures shown, audit entry. */
export async function recordSave(context: Context, db: Database, saved: Saved) {
  const { client, caller, kind, row, data, pictures, what } = saved
  const { id, version, updatedAt } = row
  const { accountId } = caller
  await saveContentPictures(db, { kind, id }, pictures)
  await saveVersion(db, { kind, id, version, data, accountId, at: updatedAt })
  await recordAudit(context, db, client, {
    action: `${kind}-${what}`,
    accountId,
    object: `${kind}:${id}`,
    detail: { version },
  })
}
