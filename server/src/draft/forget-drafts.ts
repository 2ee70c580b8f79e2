import { DRAFT_DAYS } from '@nmw/contract/draft'
import { DAY } from '@nmw/contract/duration'
import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'

/** Deletes what somebody began and has not touched for 90 days. What was saved is a version, and stays. */
export async function forgetDrafts({ db, now }: Context) {
  await db.delete(contentDraft).where(lt(contentDraft.updatedAt, new Date(now().getTime() - DRAFT_DAYS * DAY)))
}
