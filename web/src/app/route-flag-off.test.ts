import { afterAll, expect, test, vi } from 'vitest'

// Other test files share the modules of this worker and must get the real flags.
vi.resetModules()
vi.doMock('./route-flags.ts', () => ({ routeFlags: { '/user/voucher': false, '/careers': false } }))
const { render } = await import('./entry-server.tsx')
afterAll(() => {
  vi.doUnmock('./route-flags.ts')
  vi.resetModules()
})

const asked: string[] = []
const page = {
  assets: () => '',
  nonce: undefined,
  cookies: 'nmw_member_present=1',
  origin: 'http://localhost',
  flags: { publicSite: true, appKey: 'k' },
  fetch: async (url: string) => {
    asked.push(url)
    return new Response('{"status":false,"result":null,"message":"x"}', { status: 500 })
  },
}
const open = (path: string) => render(new Request(`http://localhost${path}`), page)

test.each(['/user/voucher', '/careers'])(
  'route flags: %s with its flag off shows the coming-soon page and reads nothing',
  async (path) => {
    asked.length = 0
    const { status, html } = await open(path)
    expect(status).toBe(200)
    expect(html).toContain('Segera Hadir')
    expect(asked.filter((url) => !url.startsWith('/legacy/profile/'))).toEqual([])
  },
)
