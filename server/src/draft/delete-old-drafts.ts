import { DRAFT_DAYS } from '@nmw/contract/draft'
import { DAY } from '@nmw/contract/duration'
import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'

/** Deletes drafts untouched for 90 days. Saved content has versions, which stay. */
export async function deleteOldDrafts({ db, now }: Context) {
  await db.delete(contentDraft).where(lt(contentDraft.updatedAt, new Date(now().getTime() - DRAFT_DAYS * DAY)))
}
