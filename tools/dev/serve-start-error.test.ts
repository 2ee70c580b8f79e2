import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { chooseLoopbackPort } from '../../server/src/database/embedded/loopback-port.ts'
import { serveStartError } from './serve-start-error.ts'

const host = '127.0.0.1'
const folder = mkdtempSync(join(tmpdir(), 'nmw-start-error-'))
const closers: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))
afterAll(() => rmSync(folder, { recursive: true }))

test('dev: while the server does not start, it answers with the reason, and open pages reload', async () => {
  const port = await chooseLoopbackPort(folder)
  const url = `http://${host}:${port}/auth/login`
  const close = await serveStartError('\u001b[31mSyntaxError\u001b[0m: <T> & co\n', { port, host })
  closers.push(close)
  const page = await fetch(url, { headers: { accept: 'text/html,*/*' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<pre>SyntaxError: &lt;T> &amp; co</pre>')
  const plain = await fetch(url)
  expect(plain.headers.get('content-type')).toContain('text/plain')
  expect(await plain.text()).toBe('SyntaxError: <T> & co\n')
  const socket = new WebSocket(`ws://${host}:${port}/`, 'vite-ping')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  // The next start needs the port, and another error is another page.
  await close()
  closers.push(await serveStartError('another', { port, host }))
  expect((await fetch(url)).headers.get('x-start-error')).not.toBe(page.headers.get('x-start-error'))
})

test('dev: a port in use by another process is left alone', async () => {
  const port = await chooseLoopbackPort(folder)
  closers.push(await serveStartError('first', { port, host }), await serveStartError('second', { port, host }))
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('first\n')
})
