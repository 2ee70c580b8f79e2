import type { LoginResult } from '@nmw/contract/auth'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { findAccountByEmail } from './find-account.ts'
import { openSession } from './open-session.ts'
import { useCode } from './use-code.ts'

type Input = { client: Client; body: { username: string; otp: string } }

export async function logInWithCode(context: Context, { client, body }: Input): Promise<LoginResult> {
  const used = await useCode(context, client, { purpose: 'login', target: body.username, code: body.otp })
  const account = await findAccountByEmail(context.db, body.username)
  if (!account || account.id !== used.accountId) {
    const { accountId } = used
    await recordAudit(context, context.db, client, { action: 'login-refused', accountId, detail: { site: 'member' } })
    throw refused(CODE_WRONG)
  }
  const { id: accountId, roleId } = account
  return openSession(context, client, { accountId, roleId, site: 'member', how: 'code' })
}
