import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PagesOptions, servePages } from './serve-pages.ts'

const directory = mkdtempSync(join(tmpdir(), 'pages-'))
const member = 'nmw_member=s; nmw_member_present=1'
const screens = ['public/auth/login-screen', 'app/public-layout', 'member/home/home-screen', 'app/member-layout']
const builds = {
  client: ['src/app/entry-browser.tsx', ...screens.map((path) => `src/${path}.tsx`)],
  staff: ['src/app/entry-staff.tsx'],
  gallery: ['src/app/entry-gallery.tsx'],
}
const apps: FastifyInstance[] = []
let app: FastifyInstance

beforeAll(async () => {
  for (const [audience, files] of Object.entries(builds)) makeBuild(join(directory, audience), audience, files)
  writeFileSync(join(directory, 'client', 'robots.txt'), 'User-agent: *')
  app = await start()
})

afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()))
  rmSync(directory, { recursive: true })
})

function makeBuild(build: string, audience: string, files: string[]) {
  const chunks = files.map((file) => {
    const name = `_app/${audience}/${file.slice(file.lastIndexOf('/') + 1, -4)}-1`
    return [file, { file: `${name}.js`, css: [`${name}.css`] }] as const
  })
  mkdirSync(join(build, '.vite'), { recursive: true })
  mkdirSync(join(build, '_app', audience), { recursive: true })
  writeFileSync(join(build, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  for (const [, { file, css }] of chunks) {
    writeFileSync(join(build, file), `/* ${file} */`)
    writeFileSync(join(build, `${file}.br`), 'packed')
    writeFileSync(join(build, css[0]), `.${file.slice(file.lastIndexOf('/') + 1, -5)}{color:red}`)
  }
}

async function start(options: Partial<PagesOptions> = {}) {
  const started = Fastify()
  apps.push(started)
  await started.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'self'"], scriptSrc: ["'self'"], styleSrc: ["'self'"] },
    },
  })
  started.get('/legacy/known', async () => ({ status: true, result: {}, message: 'OK' }))
  await servePages(started, {
    buildDirectory: directory,
    serverEntry: join(import.meta.dirname, '../../../../web/src/app/entry-server.tsx'),
    origin: 'http://localhost',
    appKey: 'nmw-public',
    publicSite: true,
    endSession: (reply) => void reply.header('set-cookie', 'nmw_member_present=; Path=/; Max-Age=0'),
    ...options,
  })
  return started
}

function open(url: string, cookie = '', on = app) {
  return on.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', cookie } })
}

function openPacked(encoding: string) {
  return app.inject({ url: '/auth/login', headers: { accept: 'text/html', 'accept-encoding': encoding } })
}

test.each([
  ['/', '', '/auth/login'],
  ['/user', member, '/user/home'],
  ['/user/home', '', '/auth/login'],
  ['/user/order?category=live', '', '/auth/login?next=%2Fuser%2Forder%3Fcategory%3Dlive'],
  ['/auth/login', member, '/user/home'],
  ['/auth/forgot-password', member, '/user/home'],
  ['/faq', member, '/user/home'],
  ['/brosur-2026.pdf', member, '/user/home'],
  ['/brosur-2026.pdf', '', '/catalogue'],
  ['/catalog', '', '/catalogue'],
  ['/katalog', member, '/catalogue'],
])('pages: %s with cookie "%s" redirects to %s', async (url, cookie, target) => {
  const answer = await open(url, cookie)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(target)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/auth/login', '', 'Masuk'],
  ['/auth/remove-session', member, 'Pilih Perangkat'],
  ['/auth/reset-password?key=1', member, 'Atur Ulang Sandi'],
  ['/careers', member, 'Karir'],
  ['/user/home', member, 'Beranda'],
  ['/user/email-verification', '', 'Verifikasi Email'],
  ['/coming-soon', '', 'Segera Hadir'],
])('pages: %s with cookie "%s" shows %s', async (url, cookie, title) => {
  const answer = await open(url, cookie)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(`<title>${title} | Klinik NMW</title>`)
  expect(answer.headers['cache-control']).toBe(cookie ? 'no-store' : 'private, no-cache')
})

test.each(['/articles/', '/services/', '/catalogue/', '/user/promo/'])(
  'pages: search engines are told nothing of previews under %s',
  async (place) => {
    const tag = async (name: string) => (await open(`${place}${name}`, member)).headers['x-robots-tag']
    expect(await tag('pratinjau~art-1~1~x')).toBe('noindex, nofollow')
    expect(await tag('pratinjau%7Eart-1~1~x')).toBe('noindex, nofollow')
    expect(await tag('merawat-kulit')).toBeUndefined()
  },
)

test('pages: no guard redirects in a circle', async () => {
  for (const cookie of ['', member]) {
    let url = '/'
    let hops = 0
    for (let answer = await open(url, cookie); answer.headers.location; answer = await open(url, cookie)) {
      url = answer.headers.location
      hops += 1
      expect(hops).toBeLessThan(4)
    }
    expect(url).toBe(cookie ? '/user/home' : '/auth/login')
  }
})

test('pages: an unknown URL is a 404 page, an unknown call is not a page', async () => {
  const page = await open('/tidak-ada')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('We can’t find the page what you are looking for')
  expect(page.body).toContain('Go back home')
  expect(page.body).toContain('Halaman yang Anda cari tidak ditemukan.')
  const call = await open('/legacy/tidak-ada')
  expect(call.statusCode).toBe(404)
  expect(call.headers['content-type']).toContain('application/json')
  const image = await app.inject({ url: '/foto.png', headers: { accept: 'image/webp,*/*' } })
  expect(image.headers['content-type']).toContain('application/json')
})

test('pages: a link preview service gets the page, whatever the query ends with', async () => {
  for (const url of ['/auth/login', '/auth/login?utm_source=chatgpt.com', '/auth/login?a=b.c?d.png']) {
    const answer = await app.inject({ url, headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
  }
  const image = await app.inject({ url: '/foto.png?v=1', headers: { accept: '*/*' } })
  expect(image.headers['content-type']).toContain('application/json')
})

test('pages: without the public site its pages redirect to the coming-soon page', async () => {
  const closed = await start({ publicSite: false })
  const group = `/services /services/a /articles /articles/b /branches /doctors /catalogue /catalogue/c /consultation
    /contact-us /faq /careers /privacy-policy /terms`.split(/\s+/)
  for (const url of group) expect((await open(url, '', closed)).headers.location).toBe('/coming-soon')
  const page = await open('/coming-soon', '', closed)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('data-public-site="off"')
  expect((await open('/auth/login', '', closed)).statusCode).toBe(200)
})

test.each([
  ['/auth/login', ''],
  ['/user/home', member],
  ['/tidak-ada', ''],
  ['/dashboard/article', ''],
])('pages: every script and style of %s has the nonce of its policy', async (url, cookie) => {
  const answer = await open(url, cookie)
  const policy = answer.headers['content-security-policy'] as string
  const script = /script-src [^;]*'nonce-(\w+)'/.exec(policy)![1]
  const style = /style-src [^;]*'nonce-(\w+)'/.exec(policy)![1]
  const tags = [...answer.body.matchAll(/<(script|style)\b([^>]*)>/g)]
  expect(tags.length).toBeGreaterThan(1)
  for (const [, name, attributes] of tags) {
    expect(attributes).toContain(`nonce="${name === 'style' ? style : script}"`)
  }
  expect(answer.body).not.toMatch(/<[^>]+\son\w+=/)
  expect(answer.body).not.toMatch(/<[^>]+\sstyle=/)
})

test('pages: a page loads exactly its own styles and scripts', async () => {
  const { body } = await open('/auth/login')
  expect(body).toContain('.login-screen{color:red}')
  expect(body).toContain('.public-layout{color:red}')
  expect(body).not.toContain('home-screen')
  expect(body).not.toContain('staff')
  expect(body).toContain('"/_app/client/login-screen-1.js"')
  expect(body).toContain('<link rel="stylesheet" href="/_app/client/login-screen-1.css" disabled>')
})

test('pages: a page loads its scripts only after the first paint', async () => {
  for (const url of ['/auth/login', '/dashboard/article']) {
    const { body } = await open(url)
    expect(body).not.toMatch(/<script\b[^>]*\bsrc=|<link\b[^>]*\bmodulepreload/)
    expect(body).toContain("addEventListener('DOMContentLoaded',()=>requestAnimationFrame(")
  }
})

test('pages: cookies never appear in the page', async () => {
  const { body } = await open('/user/home', `${member}; nmw_member=rahasia-123`)
  expect(body).not.toContain('rahasia-123')
})

test('pages: theme and language come from cookies', async () => {
  expect((await open('/auth/login')).body).toContain('<html lang="id"')
  const chosen = (await open('/auth/login', 'nmw_theme=dark; nmw_lang=en')).body
  expect(chosen).toContain('<html lang="en" data-theme="dark"')
  expect((await open('/auth/login', 'nmw_theme="><script>')).body).not.toContain('data-theme')
  expect((await open('/dashboard', 'nmw_theme=dark')).body).toContain('data-theme="dark"')
})

test('pages: the head describes the page', async () => {
  const { body } = await open('/auth/login')
  expect(body).toContain('<title>Masuk | Klinik NMW</title>')
  expect(body).toContain('viewport-fit=cover')
  expect(body).toMatch(/<meta name="description" content="Klinik NMW/)
  expect(body).toContain('href="/art/favicon.svg"')
})

test('pages: they are compressed as the browser accepts', async () => {
  const plain = (await open('/auth/login')).body
  const brotli = await openPacked('gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).length).toBeCloseTo(plain.length, -3)
  const zipped = await openPacked('gzip')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('Masuk')
})

test('pages: built files are immutable and compressed, others are revalidated', async () => {
  const asset = await app.inject({ url: '/_app/client/login-screen-1.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await app.inject('/.vite/manifest.json')).statusCode).toBe(404)
  expect((await app.inject('/_app/../.vite/manifest.json')).statusCode).toBe(404)
  expect((await app.inject('/_app/unknown.js')).statusCode).toBe(404)
  for (const odd of ['unknown.js', 'login-screen-1.js.br', '..%2F.vite%2Fmanifest.json', '.', '%00', 'constructor']) {
    expect((await app.inject(`/_app/client/${odd}`)).statusCode, odd).toBe(404)
  }
})

test('pages: a built file is sent plain to a client without compression, and from memory after the first request', async () => {
  const ask = (url: string, encoding?: string) =>
    app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }) } })
  const [script, style] = ['/_app/gallery/entry-gallery-1.js', '/_app/gallery/entry-gallery-1.css']
  const text = '/* _app/gallery/entry-gallery-1.js */'
  for (const encoding of [undefined, 'gzip', 'br;q=0']) {
    const { headers, body } = await ask(script, encoding)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(body).toBe(text)
  }
  expect((await ask(style, 'br')).headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
  rmSync(join(directory, 'gallery', script))
  expect((await ask(script)).body).toBe(text)
  rmSync(join(directory, 'gallery', `${script}.br`))
  expect((await ask(script, 'br')).statusCode, 'gone before it was asked for').toBe(404)
  const head = await app.inject({ method: 'HEAD', url: style })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('pages: HEAD answers like GET without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/auth/login', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

test('pages: when rendering fails the browser gets an empty page to render itself', async () => {
  const broken = await start({ serverEntry: fixture('throws', 'export async function render() { throw new Error() }') })
  const answer = await open('/auth/login', '', broken)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<div id="root"></div>')
  expect(answer.body).toContain("src:'/_app/client/entry-browser-1.js'")
})

test('pages: in development an error is shown as text and in Vite’s overlay, and the next save reloads', async () => {
  const sent: unknown[] = []
  const watcher = new EventEmitter()
  const vite = {
    middlewares: (_request: unknown, _response: unknown, next: () => void) => next(),
    ssrLoadModule: () =>
      Promise.reject(
        Object.assign(new Error('Unexpected \u001b[33mtoken\u001b[0m </script>'), { id: '/web/login.tsx' }),
      ),
    ssrFixStacktrace() {},
    watcher,
    environments: { client: { hot: { send: (message: unknown) => sent.push(message) } } },
  }
  const broken = await start({ vite: vite as never })
  const answer = await open('/auth/login', '', broken)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('<pre>Unexpected token &lt;/script>\n\n/web/login.tsx\n')
  expect(answer.body).toContain(String.raw`new ErrorOverlay({"message":"Unexpected token \u003c/script>"`)
  await open('/auth/login', '', broken)
  watcher.emit('all', 'change', '/web/login.tsx')
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'full-reload' }]))
})

test("pages: a dead session's cookies are cleared, and the API may set its own", async () => {
  const source = `export async function render(request, { fetch }) {
    const answer = await fetch('/legacy/who', { headers: { authorization: 'Bearer k' } })
    return { status: 302, location: '/auth/login?seen=' + (await answer.text()), sessionEnded: answer.status === 401 }
  }`
  const ending = Fastify({ trustProxy: true })
  apps.push(ending)
  ending.get('/legacy/who', async (request, reply) => {
    reply.header('set-cookie', 'nmw_member=; Path=/; Max-Age=0').code(401)
    return [request.headers.cookie, request.headers['user-agent'], request.ip, request.headers['x-request-id']].join(
      '|',
    )
  })
  await servePages(ending, {
    buildDirectory: directory,
    serverEntry: fixture('ends', source),
    origin: 'http://localhost',
    appKey: 'k',
    publicSite: true,
    endSession: (reply) => void reply.header('set-cookie', 'nmw_member_present=; Path=/; Max-Age=0'),
  })
  const answer = await ending.inject({
    url: '/user/home',
    headers: { accept: 'text/html', cookie: member, 'user-agent': 'Phone', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(answer.headers.location).toMatch(/seen=nmw_member=s; nmw_member_present=1\|Phone\|203\.0\.113\.9\|req-/)
  expect(answer.headers['set-cookie']).toEqual([
    'nmw_member=; Path=/; Max-Age=0',
    'nmw_member_present=; Path=/; Max-Age=0',
  ])
})

function fixture(name: string, source: string) {
  const file = join(directory, `${name}.mjs`)
  writeFileSync(file, source)
  return file
}
