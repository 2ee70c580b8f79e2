import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium } from './find-chromium.ts'

const debian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const aBrowser = 'echo "<p>seen"'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('PATH', folder)
  for (const name of ['CHROMIUM_PATH', 'CHROMIUM_TRIED']) vi.stubEnv(name, undefined)
  put('chromium', aBrowser)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test.runIf(debian)('find chromium: root is given the shell beside the browser that is there', () => {
  runAs(0)
  put('apt-get', `/bin/cp ${join(folder, 'chromium')} ${join(folder, 'chromium-headless-shell')}`)
  expect(find()).toEqual({ path: join(folder, 'chromium-headless-shell'), said: expect.stringContaining('Installing') })
})

test('find chromium: where the shell cannot be had, the browser that is there does', () => {
  runAs(0)
  put('apt-get', 'exit 100')
  expect(find().path).toBe(join(folder, 'chromium'))
})

test('find chromium: for anybody else nothing is installed beside a browser', () => {
  runAs(1000)
  put('sudo', `/bin/cp ${join(folder, 'chromium')} ${join(folder, 'chromium-headless-shell')}`)
  expect(find()).toEqual({ path: join(folder, 'chromium'), said: '' })
})

test('find chromium: the shell that is there is taken as it is', () => {
  runAs(0)
  put('chromium-headless-shell', aBrowser)
  put('apt-get', `: > ${join(folder, 'asked')}`)
  expect(find()).toEqual({ path: join(folder, 'chromium-headless-shell'), said: '' })
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})

test('find chromium: a program that shows no page is passed over, and one that was named is refused', () => {
  runAs(1000)
  put('chromium-headless-shell', 'echo Please install the snap')
  expect(find().path).toBe(join(folder, 'chromium'))
  vi.stubEnv('CHROMIUM_TRIED', undefined)
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'chromium-headless-shell'))
  expect(find).toThrow('which does not run')
})

function find() {
  const said: string[] = []
  const path = findChromium((text) => said.push(text))
  return { path, said: said.join('') }
}

function put(name: string, script: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function runAs(user: number) {
  vi.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(user)
}
