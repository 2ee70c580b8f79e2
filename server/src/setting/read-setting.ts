import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { type SettingName, SETTINGS } from '@nmw/contract/ops-setting'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { setting } from '../database/schema/setting-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

type Settings = Pick<Context, 'now' | 'env'>

/** The newest value already in force, else the default. */
export async function readSetting(context: Settings, db: Database, name: SettingName) {
  return (await readSettingOn(db, name, context.now())) ?? presetOf(context, name)
}

/** The clinic's value at that moment; undefined if it used the default. */
export async function readSettingOn(db: Database, name: SettingName, moment: Date) {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.name, name), lte(setting.startsOn, dateInJakarta(moment))))
    .orderBy(desc(setting.startsOn), desc(setting.id))
    .limit(1)
  return row?.value
}

/** Several settings in one statement. */
export async function readSettings<Name extends SettingName>(
  context: Settings,
  db: Database,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const rows = await db
    .selectDistinctOn([setting.name], { name: setting.name, value: setting.value })
    .from(setting)
    .where(and(inArray(setting.name, [...names]), lte(setting.startsOn, dateInJakarta(context.now()))))
    .orderBy(setting.name, desc(setting.startsOn), desc(setting.id))
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(names.map((name) => [name, set.get(name) ?? presetOf(context, name)])) as Record<
    Name,
    number
  >
}

export function presetOf({ env }: Pick<Context, 'env'>, name: SettingName): number {
  const ofInstallation: Partial<Record<SettingName, number>> = {
    'complete-after-days': env.completeAfterDays,
    'membership-months': env.membershipMonths,
    'product-payment-hours': env.productPaymentHours,
    'login-failures-account': env.loginFailuresPerAccount,
    'login-failures-address': env.loginFailuresPerAddress,
    'active-devices': env.maxActiveSessions,
  }
  return ofInstallation[name] ?? SETTINGS[name].preset
}
