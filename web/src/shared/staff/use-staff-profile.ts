import type { Site } from '@nmw/contract/endpoint'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useQuery } from '@tanstack/react-query'
import { callOf } from '../../lib/reads/query-client.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { admitStaff } from './admit-staff.ts'

/** The signed-in user. The shell reads it; screens inside it get it from the cache. */
export function useStaffProfile(site: Exclude<Site, 'member'>) {
  return useQuery({
    queryKey: readKey(readShellProfile, {}),
    queryFn: async ({ client, signal }) => admitStaff(site, await callOf(client)(readShellProfile, {}, { signal })),
    meta: { quiet: true },
  })
}
