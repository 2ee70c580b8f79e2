import { mustCall } from './call-clinic.ts'

/** As on the page about her privacy: no photo of hers may be taken from now on. */
export async function withdrawConsent(url: string, setCookies: string[]) {
  const headers = { cookie: setCookies.map((line) => line.split(';')[0]).join('; '), 'x-site': 'member' }
  const body = { purpose: 'photo', granted: false }
  await mustCall(url, '/legacy/profile/privacy/consent', { method: 'PUT', body, headers })
}
