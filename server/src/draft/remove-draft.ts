import type { Context } from '../context.ts'
import { contentDraft } from '../database/schema/draft-table.ts'
import { type OneDraft, ownDraft } from './own-draft.ts'

export async function removeDraft({ db }: Context, input: OneDraft): Promise<true> {
  // Deleting a draft twice is no error.
  await db.delete(contentDraft).where(ownDraft(input))
  return true
}
