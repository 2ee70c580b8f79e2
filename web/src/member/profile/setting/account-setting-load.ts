import { listAddresses } from '@nmw/contract/address'
import { listSessions } from '@nmw/contract/auth'
import { readPreferences } from '@nmw/contract/notification'
import { readPrivacy } from '@nmw/contract/privacy'
import { readPersonal } from '@nmw/contract/profile'
import type { Load } from '../../../lib/reads/load.ts'

export const loadAccountSetting: Load = async ({ read, search: { slug } }) => {
  if (slug === 'change-profile') return read(readPersonal, {})
  if (slug === 'change-address') return read(listAddresses, {})
  if (slug === 'devices') return read(listSessions, {})
  if (slug === 'notifications') return read(readPreferences, {})
  if (slug === 'privacy') return read(readPrivacy, {})
  return undefined
}
