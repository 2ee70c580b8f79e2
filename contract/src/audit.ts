import * as z from 'zod/mini'
import { AUDIT_ACTIONS } from './audit-labels.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { searchText } from './text.ts'

const auditLogEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** The code; its label is in `audit-labels.ts`. */
  action: z.string(),
  object: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  who: z.nullable(z.string()),
  role: z.nullable(z.string()),
  detail: z.string(),
})
export type AuditLogEntry = z.infer<typeof auditLogEntry>

/** A longer log is exported by narrowing the period. */
export const AUDIT_EXPORT_ENTRIES = 10_000

const auditFilter = {
  /** Part of an action's label or code, of the object or of the user's name. */
  search: searchText,
  action: z.optional(z.enum(AUDIT_ACTIONS, 'Tindakan tidak dikenal')),
  from: z.optional(z.iso.date('Tanggal tidak valid')),
  to: z.optional(z.iso.date('Tanggal tidak valid')),
}

export const exportAudit = endpoint({
  method: 'GET',
  path: '/legacy/admin/audit/export',
  audience: 'dashboard',
  roles: [ROLES.administrator],
  summary: 'The same entries as a spreadsheet table, the latest 10,000; the export is logged itself',
  query: z.object(auditFilter),
  result: z.object({ filename: z.string(), csv: z.string(), lines: z.number(), cut: z.boolean() }),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/legacy/admin/audit',
  audience: 'dashboard',
  roles: [ROLES.administrator],
  summary: 'Who did what, the latest first',
  query: z.object({ ...pageQuery, ...auditFilter }),
  result: pageOf(auditLogEntry),
})
