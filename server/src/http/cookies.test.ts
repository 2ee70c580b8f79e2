import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { clearSiteCookies } from './cookies.ts'
import { clientOf } from './client.ts'

test.each([
  ['https://klinik.example', '__Host-nmw_member', true],
  ['http://localhost:8088', 'nmw_member', undefined],
])(
  'cookies: at %s a dead session’s cookie is cleared with the attributes it was set with',
  async (publicUrl, name, secure) => {
    const app = Fastify()
    await app.register(cookie)
    const env = { publicUrl, appKey: 'nmw-public' }
    app.get('/set', async (request, reply) =>
      clientOf(request, reply, env).setSessionCookie('member', 'token', 'person'),
    )
    app.get('/call', async (request, reply) => clientOf(request, reply, env).clearSessionCookies('member'))
    app.get('/page', async (request, reply) => {
      // As a page does whose own reads have already noticed it.
      clientOf(request, reply, env).clearSessionCookies('member')
      clearSiteCookies(reply, 'member', publicUrl.startsWith('https:'))
    })
    const cookiesOf = async (path: string) => (await app.inject(path)).cookies
    const marks = { path: '/', sameSite: 'Lax', ...(secure && { secure }) }
    expect(await cookiesOf('/set')).toMatchObject([
      { name, ...marks },
      { name: 'nmw_member_present', ...marks },
    ])
    for (const path of ['/call', '/page']) {
      const dropped = await cookiesOf(path)
      expect(dropped).toMatchObject([
        { name, value: '', ...marks },
        { name: 'nmw_member_present', value: '', ...marks },
      ])
      for (const { expires } of dropped) expect(expires?.getTime()).toBe(0)
    }
    await app.close()
  },
)
