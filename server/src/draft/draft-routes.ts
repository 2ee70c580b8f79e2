import * as contract from '@nmw/contract/draft'
import * as trash from '@nmw/contract/trash'
import { route } from '../http/route.ts'
import { renderMarkdownAsync } from '../markdown/render-markdown-async.ts'
import { deleteForGood } from './delete-for-good.ts'
import { listDrafts } from './list-drafts.ts'
import { listTrash } from './list-trash.ts'
import { moveToTrash } from './move-to-trash.ts'
import { linkPreview } from './preview-link.ts'
import { readDraft } from './read-draft.ts'
import { listVersions, readVersion } from './read-version.ts'
import { removeDraft } from './remove-draft.ts'
import { restoreFromTrash } from './restore-from-trash.ts'
import { saveDraft } from './save-draft.ts'

export const draftRoutes = [
  route(contract.listDrafts, listDrafts),
  route(contract.readDraft, readDraft),
  route(contract.saveDraft, saveDraft),
  route(contract.removeDraft, removeDraft),
  route(contract.listVersions, listVersions),
  route(contract.readVersion, readVersion),
  route(contract.previewMarkdown, async (_context, { body }) => ({ html: await renderMarkdownAsync(body.markdown) })),
  route(contract.linkPreview, linkPreview),
  route(trash.listTrash, listTrash),
  route(trash.moveToTrash, moveToTrash),
  route(trash.restoreFromTrash, restoreFromTrash),
  route(trash.deleteForGood, deleteForGood),
]
