import { eq } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { DAY } from '@nmw/contract/duration'
import { DELETION_DAYS } from '@nmw/contract/privacy'
import { recordAudit } from '../audit/record-audit.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { queueMessage } from '../message/queue-message.ts'

type Input = { client: Client; caller: Caller; body: { password: string } }

export async function requestDeletion(context: Context, { client, caller: { accountId }, body }: Input) {
  await confirmPassword(context, {
    accountId,
    password: body.password,
    field: 'password',
    wrong: 'Kata sandi tidak sesuai',
  })
  const closesAt = new Date(context.now().getTime() + DELETION_DAYS * DAY)
  await transaction(context.db, async (db) => {
    const [person] = await db.update(account).set({ closesAt }).where(eq(account.id, accountId)).returning()
    await recordAudit(context, db, client, { action: 'request-deletion', accountId })
    await queueMessage(context, db, {
      channel: 'mail',
      to: person!.email,
      subject: `Permintaan hapus akun ${BRAND.name}`,
      text: `Halo ${person!.fullName},\n\nAkun Anda akan dihapus dalam ${DELETION_DAYS} hari. Bila ini bukan keinginan Anda, masuk dan pilih Batalkan penghapusan di Pengaturan Akun, Privasi.`,
      dedupeKey: `deletion:${accountId}:${closesAt.getTime()}`,
    })
  })
  return { closesAt: closesAt.toISOString() }
}
