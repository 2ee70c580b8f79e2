import { and, desc, eq, lte } from 'drizzle-orm'
import { type SettingName, SETTINGS } from '@nmw/contract/ops-setting'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { setting } from '../database/schema/setting-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** What counts now: the newest value whose day has come, else what the installation or the product starts with. */
export async function readSetting({ now, env }: Pick<Context, 'now' | 'env'>, db: Database, name: SettingName) {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.name, name), lte(setting.startsOn, dateInJakarta(now()))))
    .orderBy(desc(setting.startsOn), desc(setting.id))
    .limit(1)
  return row?.value ?? presetOf({ env }, name)
}

export function presetOf({ env }: Pick<Context, 'env'>, name: SettingName): number {
  if (name === 'complete-after-days') return env.completeAfterDays
  if (name === 'membership-months') return env.membershipMonths
  return SETTINGS[name].preset
}
