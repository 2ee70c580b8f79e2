import { changeSetting as change, type SettingName, SETTINGS } from '@nmw/contract/ops-setting'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { setting } from '../database/schema/setting-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'

type Input = {
  caller: Caller
  client: Client
  body: { name: SettingName; value: number; startsOn: string; reason: string }
}

/** Adds a value valid from a day on. Earlier values stay, because old orders used them. */
export async function changeSetting(context: Context, input: Input) {
  const { caller, client, body } = input
  const { min, max, unit } = SETTINGS[body.name]
  if (body.value < min || body.value > max) throw refused(`Isi antara ${min} dan ${max} ${unit}`, 'value')
  if (body.startsOn < dateInJakarta(context.now())) throw refused('Tanggal berlaku paling awal hari ini', 'startsOn')
  return once(context, change, input, async (db) => {
    const byAccountId = caller.accountId
    const [row] = await db
      .insert(setting)
      .values({ ...body, byAccountId, createdAt: context.now() })
      .returning({ id: setting.id })
    const { name, value, startsOn, reason } = body
    await recordAudit(context, db, client, {
      action: 'change-setting',
      accountId: byAccountId,
      object: name,
      detail: { value, startsOn, reason },
    })
    return { id: row!.id }
  })
}
