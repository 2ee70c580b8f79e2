/** Who may get past the door of each call. Written by hand, beside the contract, so that a slip in one shows. */
export const principals = [
  'guest',
  'key',
  'member',
  'otherMember',
  'pending',
  'expired',
  'loggedOut',
  'administrator',
  'marcom',
  'designer',
  'doctor',
  'pharmacist',
  'frontOffice',
] as const
export type Principal = (typeof principals)[number]

type Row = readonly Principal[]

const everyoneAlive: Row = [
  'member',
  'otherMember',
  'administrator',
  'marcom',
  'designer',
  'doctor',
  'pharmacist',
  'frontOffice',
]
/** The key opens it, and so does any session that lives, even one that waits. */
const publicRow: Row = ['key', 'pending', ...everyoneAlive]
const pendingRow: Row = ['pending', ...everyoneAlive]
const memberRow: Row = ['member', 'otherMember']

/** The open stream is no call with an envelope; it has a test of its own. */
export const streamRow: Row = memberRow

export const permissionRows: Record<string, Row> = {
  'GET /legacy/ip': principals,
  'POST /legacy/auth/login': publicRow,
  'POST /legacy/auth/request-login-code': publicRow,
  'POST /legacy/auth/login-code': publicRow,
  'POST /legacy/auth/request-otp': publicRow,
  'POST /legacy/auth/verifyphone': publicRow,
  'POST /legacy/auth/register': publicRow,
  'POST /legacy/auth/forgot': publicRow,
  'PUT /legacy/auth/reset/:key': publicRow,
  'GET /legacy/auth/sessions': pendingRow,
  'DELETE /legacy/auth/remove-session/:id': pendingRow,
  'DELETE /legacy/auth/logout': pendingRow,
  'GET /legacy/profile/info/detail': everyoneAlive,
  'POST /legacy/profile/change-password': everyoneAlive,
  'GET /legacy/profile/personal': memberRow,
  'PUT /legacy/profile/personal': memberRow,
  'PUT /legacy/profile/update-avatar': memberRow,
  'POST /legacy/profile/request-otp': memberRow,
  'POST /legacy/profile/verifyPhone': memberRow,
  'POST /legacy/profile/change-email': memberRow,
  'POST /legacy/verify-email': publicRow,
  'GET /legacy/user/address/list-address': memberRow,
  'POST /legacy/user/address/create': memberRow,
  'PUT /legacy/user/address/update/:id': memberRow,
  'DELETE /legacy/user/address/delete/:id': memberRow,
  'GET /legacy/profile/privacy': memberRow,
  'PUT /legacy/profile/privacy/consent': memberRow,
  'POST /legacy/profile/privacy/export': memberRow,
  'POST /legacy/profile/privacy/deletion': memberRow,
  'DELETE /legacy/profile/privacy/deletion': memberRow,
  'GET /legacy/notification/preferences': memberRow,
  'PUT /legacy/notification/preferences': memberRow,
  'GET /legacy/point/user': memberRow,
  'GET /legacy/notification/all': memberRow,
  'PUT /legacy/notification/read/:id': memberRow,
  'PUT /legacy/notification/read-all': memberRow,
  'GET /legacy/message/all': memberRow,
  'POST /legacy/message/start': memberRow,
  'GET /legacy/message/:id': memberRow,
  'POST /legacy/message/:id/send': memberRow,
  'PUT /legacy/message/:id/read': memberRow,
  'POST /legacy/ops/message/:id/send': ['doctor', 'frontOffice'],
  'GET /legacy/shipping/v1/coverage-area/province': publicRow,
  'GET /legacy/shipping/v1/coverage-area/city': publicRow,
  'GET /legacy/shipping/v1/coverage-area/district': publicRow,
  'GET /legacy/profile/province': publicRow,
  'GET /legacy/profile/city': publicRow,
  'GET /legacy/profile/district': publicRow,
  'POST /subscription/v1/create': publicRow,
  'GET /legacy/articles': publicRow,
  'GET /legacy/services/branch': publicRow,
  'POST /legacy/branch/nearby': publicRow,
  'GET /legacy/branch/options': publicRow,
  'GET /legacy/services/all': publicRow,
  'GET /legacy/services/find/:slug': publicRow,
  'GET /legacy/banner': publicRow,
  'GET /legacy/banner/:slug': publicRow,
  'POST /legacy/upload/resumable-start': everyoneAlive,
  'POST /legacy/upload/resumable-chunk': everyoneAlive,
}
