import { ROLES } from '@nmw/contract/role'
import { createStaff } from '@nmw/contract/staff'
import { recordAudit } from '../audit/record-audit.ts'
import { findAccountByEmail } from '../auth/find-account.ts'
import { makeResetLink } from '../auth/make-reset-link.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { randomToken } from '../secret.ts'

type Person = { name: string; email: string }

/**
 * Creates the first administrator of a new clinic, for operators with access to the database, and returns the link to
 * set a password. An existing administrator gets another link.
 */
export async function createAdministrator(context: Pick<Context, 'db' | 'env' | 'now'>, input: Person) {
  const person = readPerson(input)
  const passwordHash = await hashPassword(randomToken())
  return transaction(context.db, async (db) => {
    const at = context.now()
    const [created] = await db
      .insert(account)
      .values({
        fullName: person.name,
        email: person.email,
        roleId: ROLES.administrator,
        passwordHash,
        passwordValid: false,
        emailVerifiedAt: at,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: account.id })
    const id = created?.id ?? (await findAdministrator(db, person.email))
    await recordAudit(context, db, null, {
      action: created ? 'staff-created' : 'forgot-password',
      accountId: null,
      object: `account:${id}`,
      detail: { roleId: ROLES.administrator },
    })
    return (await makeResetLink(context, db, id)).link
  })
}

async function findAdministrator(db: Context['db'], email: string) {
  const known = await findAccountByEmail(db, email)
  if (known?.roleId !== ROLES.administrator || !known.active) throw new Error(`${email} belongs to another account`)
  return known.id
}

/** Validates like the staff form. */
function readPerson(input: Person) {
  const { name, email } = createStaff.body.def.shape
  const read = { name: name.safeParse(input.name), email: email.safeParse(input.email) }
  if (!read.email.success) throw new Error(`"${input.email}" is no e-mail address`)
  if (!read.name.success) throw new Error('The full name is missing or too long')
  return { name: read.name.data, email: read.email.data }
}
