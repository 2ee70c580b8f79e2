import { desc, eq } from 'drizzle-orm'
import { type SettingName, SETTINGS } from '@nmw/contract/ops-setting'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { setting } from '../database/schema/setting-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { presetOf } from './read-setting.ts'

const SHOWN = 10

export async function listSettings(context: Context) {
  const { db, now } = context
  const today = dateInJakarta(now())
  const rows = await db
    .select({ row: setting, by: account.fullName })
    .from(setting)
    .innerJoin(account, eq(account.id, setting.byAccountId))
    .orderBy(desc(setting.startsOn), desc(setting.id))
  const settings = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const { group, label, unit, min, max } = SETTINGS[name]
    const own = rows.filter(({ row }) => row.name === name)
    const value = own.find(({ row }) => row.startsOn <= today)?.row.value ?? presetOf(context, name)
    const entries = own.slice(0, SHOWN).map(({ row, by }) => ({
      id: row.id,
      value: row.value,
      startsOn: row.startsOn,
      reason: row.reason,
      by,
      createdAt: row.createdAt.toISOString(),
    }))
    return { name, group, label, unit, min, max, value, entries, changes: own.length }
  })
  return { today, settings }
}
