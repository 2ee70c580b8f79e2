import * as z from 'zod/mini'
import { pictureName, versionNumber } from './content-kind.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { wholeNumber } from './whole-number.ts'

/** Branches, products, medicines and vouchers belong to administrators. Doctors and their plans are in `ops-doctor`. */
export const roles = [ROLES.administrator] as const
/** 409: someone else saved first. The form keeps its input until the newer version is loaded. */
export const CHANGED_MEANWHILE = 'Data ini baru saja disimpan orang lain. Muat yang terbaru dulu sebelum menyimpan.'
/** The version a change starts from, and the one it results in. */
export const seenVersion = { version: versionNumber }
export const savedVersion = z.object({ version: z.number() })
export const rupiah = (label: string) => wholeNumber(label, { min: 0, max: 1_000_000_000 })
export const day = (label: string) => z.iso.date(`${label} wajib diisi`)
export const numberId = (message: string) => z.object({ id: rowIdText(message) })
export const textId = (message: string) => z.object({ id: z.string(message).check(z.maxLength(40)) })

export const code = (label: string) =>
  z
    .string(`${label} wajib diisi`)
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9][A-Z0-9-]{1,19}$/, `${label}: 2 sampai 20 huruf besar, angka, atau tanda hubung`),
    )
export const picture = (message: string) => z.pipe(pictureName, z.string().check(z.minLength(1, message)))
