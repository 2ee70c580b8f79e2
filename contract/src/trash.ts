import * as z from 'zod/mini'
import { contentId, contentKind } from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'

/** Content in the trash is deleted for good after this many days. */
export const TRASH_DAYS = 30

const administrators = [ROLES.administrator]
const target = z.object({ kind: contentKind, id: contentId })

export const listTrash = endpoint({
  method: 'GET',
  path: '/legacy/admin/trash',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Content in the trash, latest first',
  query: z.object(pageQuery),
  result: pageOf(
    z.object({
      kind: contentKind,
      _id: z.string(),
      title: z.string(),
      deletedAt: z.iso.datetime(),
      goneAt: z.iso.datetime(),
    }),
  ),
})

export const moveToTrash = endpoint({
  method: 'PUT',
  path: '/legacy/admin/trash/:kind/:id',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Move content to the trash; it is hidden at once and can be restored for 30 days',
  success: 'Berhasil Dipindahkan Ke Sampah',
  params: target,
  result: z.literal(true),
})

export const restoreFromTrash = endpoint({
  method: 'PUT',
  path: '/legacy/admin/trash/:kind/:id/restore',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Restore content; it stays hidden until its status is changed',
  success: 'Berhasil Dipulihkan Dari Sampah',
  params: target,
  result: z.literal(true),
})

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/legacy/admin/trash/:kind/:id',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Delete content from the trash, with its versions; its drafts become drafts of new content',
  success: 'Berhasil Dihapus Permanen',
  params: target,
  result: z.literal(true),
})
