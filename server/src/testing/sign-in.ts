import type { Site } from '@nmw/contract/endpoint'
import { openSession } from '../auth/open-session.ts'
import type { Visit } from '../http/visit.ts'
import type { TestApp } from './open-test-app.ts'

const nowhere: Visit = {
  ip: '10.6.6.6',
  requestId: 'test',
  userAgent: '',
  idempotencyKey: undefined,
  hasKey: false,
  bearer: undefined,
  site: 'member',
  cookieToken: () => undefined,
  carriesCookie: false,
  deviceToken: undefined,
  keepDevice() {},
  keepSession() {},
  dropSession() {},
}

/** A token without the cost of checking a password. */
export async function signIn({ context }: TestApp, person: { id: number; roleId: number }, site: Site = 'member') {
  const { token } = await openSession(context, nowhere, {
    accountId: person.id,
    roleId: person.roleId,
    site,
    how: 'test',
  })
  return { authorization: `Bearer ${token}` }
}
