import { BRAND } from '@nmw/contract/brand'
import { mayEnter } from '@nmw/contract/role'
import type { Context } from '../context.ts'
import type { Client } from '../http/client.ts'
import { findAccountByEmail } from './find-account.ts'
import { CODE_MINUTES, sendCode } from './send-code.ts'

type Input = { client: Client; body: { username: string } }

export async function requestLoginCode(context: Context, { client, body: { username } }: Input) {
  const found = await findAccountByEmail(context.db, username)
  const account = found && mayEnter('member', found.roleId) ? found : undefined
  return sendCode(context, client, {
    purpose: 'login',
    target: username,
    accountId: account?.id,
    message: account && ((code) => codeMail(account.email, account.fullName, code)),
  })
}

function codeMail(to: string, name: string, code: string) {
  const text = [
    `Halo ${name},`,
    `Kode masuk ${BRAND.name} Anda: ${code}`,
    `Kode berlaku ${CODE_MINUTES} menit dan hanya dapat dipakai satu kali. Jangan berikan kode ini kepada siapa pun, termasuk petugas klinik.`,
    'Abaikan pesan ini bila Anda tidak meminta kode.',
  ].join('\n\n')
  return { channel: 'mail' as const, to, subject: `Kode masuk ${BRAND.name}`, text, code }
}
