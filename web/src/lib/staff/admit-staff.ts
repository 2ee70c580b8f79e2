import type { Site } from '@nmw/contract/endpoint'
import { mayEnter, NO_ACCESS_TO_PAGE } from '@nmw/contract/role'
import { ApiError } from '../call.ts'

/** Someone whose role does not belong here is refused as the server would: the failed read ends the visit. */
export function admitStaff<Profile extends { roleId: number }>(site: Site, profile: Profile) {
  if (!mayEnter(site, profile.roleId)) throw new ApiError(403, NO_ACCESS_TO_PAGE)
  return profile
}
