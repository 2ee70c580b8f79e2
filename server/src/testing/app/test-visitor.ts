import * as auth from '@nmw/contract/auth'
import type { Call, Endpoint, Envelope, Site } from '@nmw/contract/endpoint'

export type Answer = Envelope & {
  code: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
}

type Send = (
  endpoint: Endpoint,
  sent: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
  headers: Record<string, string>,
  ip: string,
) => Promise<Answer>

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
let visitors = 0

export type TestVisitor = ReturnType<typeof createTestVisitor>

export function createTestVisitor(send: Send, agent = CHROME) {
  visitors++
  const ip = `10.0.${(visitors >> 8) & 255}.${visitors & 255}`
  const jar = new Map<string, string>()
  const headers = (site: string) => ({
    authorization: 'Bearer nmw-public',
    'user-agent': agent,
    'x-site': site,
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  const visitor = {
    ip,
    jar,
    async call<E extends Endpoint>(endpoint: E, input: Partial<Call<E>> = {}, site = 'member') {
      const answer = await send(endpoint, input, headers(site), ip)
      for (const { name, value } of answer.cookies) {
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      return answer
    },
    logIn: (username: string, { password = 'Demo1234', site = 'member' }: { password?: string; site?: Site } = {}) =>
      visitor.call(auth.login, { body: { username, password, site } }, site),
  }
  return visitor
}
