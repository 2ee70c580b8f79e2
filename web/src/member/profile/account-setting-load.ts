import { listAddresses } from '@nmw/contract/address'
import { listSessions } from '@nmw/contract/auth'
import { readPersonal } from '@nmw/contract/profile'
import type { Load } from '../../lib/load.ts'

export const loadAccountSetting: Load = async ({ read, search: { slug } }) => {
  if (slug === 'change-profile') return read(readPersonal, {})
  if (slug === 'change-address') return read(listAddresses, {})
  if (slug === 'devices') return read(listSessions, {})
  return undefined
}
