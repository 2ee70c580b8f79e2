import { forgotPassword } from '@nmw/contract/auth'
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { outboxMessage } from '../../database/schema/outbox-message-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

/** Asks for a password reset and returns the key of the mailed link. */
export async function mailedResetKey({ db, visitor }: TestApp, email: string) {
  const answer = await visitor().call(forgotPassword, { body: { username: email } })
  expect(answer).toMatchObject({ code: 200, message: forgotPassword.success })
  const [mail] = await db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, email))
    .orderBy(desc(outboxMessage.id))
  return new URL(mail!.link!).searchParams.get('key')!
}
