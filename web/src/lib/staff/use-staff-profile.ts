import type { Site } from '@nmw/contract/endpoint'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useQuery } from '@tanstack/react-query'
import { callOf } from '../query-client.ts'
import { readKey } from '../use-endpoint.ts'
import { admitStaff } from './admit-staff.ts'

/** Who is signed in. The shell asks; screens inside it find the answer in the cache. */
export function useStaffProfile(site: Exclude<Site, 'member'>) {
  return useQuery({
    queryKey: readKey(readShellProfile, {}),
    queryFn: async ({ client, signal }) => admitStaff(site, await callOf(client)(readShellProfile, {}, { signal })),
    meta: { quiet: true },
  })
}
