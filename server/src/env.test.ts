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

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'nmw',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('a bucket is used when it is wholly set', () => {
  expect(readEnv(live).s3).toBeUndefined()
  expect(readEnv({ ...live, ...s3 }).s3).toMatchObject({ bucket: 'nmw', region: 'us-east-1' })
})

test.each(Object.keys(s3))('S3 without %s does not start and says which', (name) => {
  for (const mode of [live, {}]) expect(() => readEnv({ ...mode, ...s3, [name]: '' })).toThrow(name)
})

test.each([
  ['PORT', 'abc'],
  ['OUTSIDE', 'real'],
  ['MAX_ACTIVE_SESSIONS', '-1'],
])('%s = %s is refused', (name, value) => expect(() => readEnv({ [name]: value })).toThrow(name))
