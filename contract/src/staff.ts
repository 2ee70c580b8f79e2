import * as z from 'zod/mini'
import { savedVersion, seenVersion } from './clinic-values.ts'
import { contentKind } from './content-kind.ts'
import { endpoint } from './endpoint.ts'
import { branchNumber } from './ops-branch.ts'
import { pageOf, pageQuery } from './page.ts'
import { newPassword } from './password.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { email, requiredText, searchText } from './text.ts'

export const LAST_ADMINISTRATOR = 'Harus ada paling sedikit satu Administrator yang aktif'
export const EMAIL_TAKEN = 'E-mail sudah dipakai akun lain'

/** Every role except patient. */
export const STAFF_ROLES = [
  ROLES.administrator,
  ROLES.marcom,
  ROLES.designer,
  ROLES.doctor,
  ROLES.pharmacist,
  ROLES.frontOffice,
] as const

const administrators = [ROLES.administrator]
const roleId = z.literal(STAFF_ROLES, 'Peran wajib dipilih')
const staffId = z.object({ id: rowIdText('Id tidak valid') })

/** Own branch and additional ones; an administrator works at all branches, a doctor also where licensed. */
const workplaces = {
  branchId: z.optional(branchNumber),
  branches: z.optional(z.array(branchNumber, 'Cabang tidak valid').check(z.maxLength(200, 'Paling banyak 200 cabang'))),
}

const staffMember = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roleId: z.number(),
  role: z.string(),
  active: z.boolean(),
  /** The user has chosen the password. */
  validPassword: z.boolean(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  branchId: z.number(),
  branchName: z.nullable(z.string()),
  /** In addition to the own branch. */
  branches: z.array(z.object({ id: z.number(), name: z.string() })),
  version: z.number(),
})
export type StaffMember = z.infer<typeof staffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: '/legacy/admin/staff',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Accounts of staff by name',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(staffMember),
})

export const createStaff = endpoint({
  method: 'POST',
  path: '/legacy/admin/staff/create',
  audience: 'dashboard',
  roles: administrators,
  once: true,
  summary: 'Create an account with a password that must be changed at the first sign-in',
  success: 'Berhasil Menambahkan Akun Staf',
  body: z.strictObject({ name: requiredText('Nama', 100), email, roleId, password: newPassword, ...workplaces }),
  result: z.object({ id: z.number() }),
})

export const updateStaff = endpoint({
  method: 'PUT',
  path: '/legacy/admin/staff/update/:id',
  audience: 'dashboard',
  roles: administrators,
  summary:
    'Change name, role, branches or whether the account may sign in, from the version that was seen; removed rights end sessions at once',
  success: 'Berhasil Mengubah Akun Staf',
  once: true,
  params: staffId,
  body: z.strictObject({
    name: requiredText('Nama', 100),
    roleId,
    active: z.boolean('Status tidak valid'),
    ...workplaces,
    ...seenVersion,
  }),
  result: savedVersion,
})

export const setStaffPassword = endpoint({
  method: 'PUT',
  path: '/legacy/admin/staff/password/:id',
  audience: 'dashboard',
  roles: administrators,
  summary: 'Set a new password for a user who cannot sign in; it must be changed, and all sessions end',
  success: 'Berhasil Mengatur Sandi Akun Staf',
  params: staffId,
  body: z.strictObject({ password: newPassword }),
  result: z.literal(true),
})

export const readSummary = endpoint({
  method: 'GET',
  path: '/legacy/admin/summary',
  audience: 'dashboard',
  summary: 'Numbers of content, own drafts, promos that end soon, the latest saves',
  result: z.object({
    counts: z.object({
      article: z.object({ active: z.number(), scheduled: z.number(), draft: z.number(), inactive: z.number() }),
      banner: z.object({ active: z.number(), expired: z.number(), inactive: z.number() }),
      treatment: z.object({ active: z.number(), inactive: z.number() }),
      catalogue: z.object({ active: z.number(), inactive: z.number() }),
    }),
    expiring: z.array(z.object({ _id: z.string(), title: z.string(), endDate: z.iso.date() })),
    edits: z.array(
      z.object({
        kind: contentKind,
        _id: z.string(),
        title: z.string(),
        version: z.number(),
        who: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
  }),
})
