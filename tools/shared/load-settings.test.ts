import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../../server/src/env.ts'
import { loadSettings } from './load-settings.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-settings-'))
afterAll(() => rmSync(directory, { recursive: true }))

const ENV_FILE = join(directory, '.env')
writeFileSync(ENV_FILE, '# Ours\nPORT=9123\nHOST=127.0.0.1\nMAIL_FROM=Klinik <a@b.example>\n')

test('settings: .env is read, and variables that are set take precedence', () => {
  expect(readEnv(loadSettings({ ENV_FILE, HOST: '127.0.0.2' }))).toMatchObject({
    port: 9123,
    host: '127.0.0.2',
    mailFrom: 'Klinik <a@b.example>',
  })
})

test.each(['', join(directory, 'none')])('settings: without a file (%s) nothing changes', (none) => {
  expect(loadSettings({ ENV_FILE: none })).toEqual({ ENV_FILE: none })
})

test('settings: a copy of .env.example changes nothing', () => {
  const example = join(import.meta.dirname, '../../.env.example')
  expect(readEnv(loadSettings({ ENV_FILE: example }))).toEqual(readEnv({}))
})
