import type { Site } from '@nmw/contract/endpoint'
import { mayEnter, NO_ACCESS_TO_PAGE } from '@nmw/contract/role'
import { ApiError } from '../../lib/call/call.ts'

/** A role that does not belong to this site is refused like the server does: the failed read ends the session. */
export function admitStaff<Profile extends { roleId: number }>(site: Site, profile: Profile) {
  if (!mayEnter(site, profile.roleId)) throw new ApiError(403, NO_ACCESS_TO_PAGE)
  return profile
}
