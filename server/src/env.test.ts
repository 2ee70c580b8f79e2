import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const live = {
  OUTSIDE: 'live',
  SECRET_KEY: 'k3y-9f27a1c05e6b48d2x7z1q8w4m0n5',
  PUBLIC_URL: 'https://klinik.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  WHATSAPP_PHONE_ID: '1000000001',
  WHATSAPP_TOKEN: 'token-token-token-token',
}

test('nothing set: the simulator on port 8088', () => {
  expect(readEnv({})).toMatchObject({
    port: 8088,
    outside: 'simulator',
    publicUrl: 'http://localhost:8088',
    appKey: 'nmw-public',
  })
})

test('a complete live setting is taken', () => expect(readEnv(live)).toMatchObject({ outside: 'live' }))

test.each([
  ['SECRET_KEY', undefined],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'a'.repeat(40)],
  ['PUBLIC_URL', 'http://klinik.example'],
  ['SMTP_URL', undefined],
  ['WHATSAPP_PHONE_ID', undefined],
  ['WHATSAPP_TOKEN', 'short'],
])('live with %s = %s does not start and says which', (name, value) => {
  expect(() => readEnv({ ...live, [name]: value })).toThrow(name)
})

test.each([
  ['PORT', 'abc'],
  ['OUTSIDE', 'real'],
  ['MAX_ACTIVE_SESSIONS', '-1'],
])('%s = %s is refused', (name, value) => expect(() => readEnv({ [name]: value })).toThrow(name))
