import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium } from './find-chromium.ts'

const debian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const workingBrowser = 'echo "<p>seen"'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('PATH', folder)
  for (const name of ['CHROMIUM_PATH', 'FOUND_CHROMIUM']) vi.stubEnv(name, undefined)
  put('chromium', workingBrowser)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test.runIf(debian)('find chromium: root on Debian gets the headless shell installed beside another browser', () => {
  runAs(0)
  put('apt-get', `/bin/cp ${join(folder, 'chromium')} ${join(folder, 'chromium-headless-shell')}`)
  expect(find()).toEqual({
    path: join(folder, 'chromium-headless-shell'),
    printed: expect.stringContaining('Installing'),
  })
})

test('find chromium: the installed browser is used where the headless shell cannot be installed', () => {
  runAs(0)
  put('apt-get', 'exit 100')
  expect(find().path).toBe(join(folder, 'chromium'))
})

test('find chromium: nothing is installed for a user who is not root', () => {
  runAs(1000)
  put('sudo', `/bin/cp ${join(folder, 'chromium')} ${join(folder, 'chromium-headless-shell')}`)
  expect(find()).toEqual({ path: join(folder, 'chromium'), printed: '' })
})

test('find chromium: an installed headless shell is used, and apt-get is not called', () => {
  runAs(0)
  put('chromium-headless-shell', workingBrowser)
  put('apt-get', `: > ${join(folder, 'asked')}`)
  expect(find()).toEqual({ path: join(folder, 'chromium-headless-shell'), printed: '' })
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})

test('find chromium: a program that shows no page is skipped, and refused as CHROMIUM_PATH', () => {
  runAs(1000)
  put('chromium-headless-shell', 'echo Please install the snap')
  expect(find().path).toBe(join(folder, 'chromium'))
  vi.stubEnv('FOUND_CHROMIUM', undefined)
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'chromium-headless-shell'))
  expect(find).toThrow('which does not run')
})

function find() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const path = findChromium()
  return { path, printed: log.mock.calls.flat().join('') }
}

function put(name: string, script: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function runAs(user: number) {
  vi.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(user)
}
