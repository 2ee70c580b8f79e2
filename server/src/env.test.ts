import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const live = {
  OUTSIDE: 'live',
  SECRET_KEY: 'k3y-9f27a1c05e6b48d2x7z1q8w4m0n5',
  PUBLIC_URL: 'https://klinik.example',
  TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2/31 ,',
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Klinik NMW <halo@klinik.example>',
  WHATSAPP_PHONE_ID: '1000000001',
  WHATSAPP_TOKEN: 'token-token-token-token',
  DOKU_CLIENT_ID: 'BRN-0200-1700000000001',
  DOKU_SECRET_KEY: 'SK-contohRahasiaUntukUji',
}

test('env: without settings it is the simulator on port 8088', () => {
  expect(readEnv({})).toMatchObject({
    port: 8088,
    outside: 'simulator',
    publicUrl: 'http://localhost:8088',
    appKey: 'nmw-public',
  })
})

test('env: a complete live configuration is accepted, and payments use DOKU', () =>
  expect(readEnv(live)).toMatchObject({ outside: 'live', paymentProvider: 'doku' }))

test('env: live, news is sent by WhatsApp if its template is set', () => {
  expect(readEnv({}).newsByWhatsapp).toBe(true)
  expect(readEnv(live).newsByWhatsapp).toBe(false)
  expect(readEnv({ ...live, WHATSAPP_NEWS_TEMPLATE: 'kabar' }).newsByWhatsapp).toBe(true)
})

test.each([
  ['SECRET_KEY', undefined],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'a'.repeat(40)],
  ['PUBLIC_URL', 'http://klinik.example'],
  ['TRUSTED_PROXIES', undefined],
  ['TRUSTED_PROXIES', ' , '],
  ['SMTP_URL', undefined],
  ['SMTP_URL', 'mail.klinik.example'],
  ['MAIL_FROM', undefined],
  ['WHATSAPP_PHONE_ID', undefined],
  ['WHATSAPP_TOKEN', 'short'],
  ['PAYMENT_PROVIDER', 'simulator'],
  ['DOKU_URL', 'http://127.0.0.1:8099'],
  ['DOKU_CLIENT_ID', undefined],
  ['DOKU_SECRET_KEY', undefined],
  ['DOKU_SECRET_KEY', 'SK-short'],
  ['DOKU_SECRET_KEY', 'x'.repeat(40)],
])('env: live with %s = %s is refused by name', (name, value) => {
  expect(() => readEnv({ ...live, [name]: value })).toThrow(name)
})

test('env: proxies are a list, and the word none means no proxy', () => {
  expect(readEnv(live).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2/31'])
  expect(readEnv({ ...live, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  expect(readEnv({}).trustedProxies).toEqual([])
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'nmw',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('env: a bucket is used when it is fully configured', () => {
  expect(readEnv(live).s3).toBeUndefined()
  expect(readEnv({ ...live, ...s3 }).s3).toMatchObject({ bucket: 'nmw', region: 'us-east-1' })
})

test.each(Object.keys(s3))('env: S3 without %s is refused by name', (name) => {
  for (const mode of [live, {}]) expect(() => readEnv({ ...mode, ...s3, [name]: '' })).toThrow(name)
})

test.each([
  ['PORT', 'abc'],
  ['OUTSIDE', 'real'],
  ['MAX_ACTIVE_SESSIONS', '-1'],
])('env: %s = %s is refused', (name, value) => expect(() => readEnv({ [name]: value })).toThrow(name))

const snap = {
  PAYMENT_PROVIDER: 'doku-snap',
  DOKU_CLIENT_ID: live.DOKU_CLIENT_ID,
  DOKU_SECRET_KEY: live.DOKU_SECRET_KEY,
  DOKU_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
  DOKU_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
  DOKU_SNAP_BINS: 'VIRTUAL_ACCOUNT_BCA=19008,VIRTUAL_ACCOUNT_BRI=13925',
}

test('env: SNAP is accepted when fully configured, with multi-line keys', () => {
  const { doku } = readEnv({ ...live, ...snap })
  expect(doku.bins).toEqual({ VIRTUAL_ACCOUNT_BCA: '19008', VIRTUAL_ACCOUNT_BRI: '13925' })
  expect(doku.privateKey.split('\n')).toHaveLength(3)
})

test.each([
  ['DOKU_PRIVATE_KEY', ''],
  ['DOKU_PUBLIC_KEY', 'abc'],
  ['DOKU_SNAP_BINS', ''],
  ['DOKU_SNAP_BINS', 'VIRTUAL_ACCOUNT_BCA=abc'],
  ['DOKU_SNAP_BINS', 'VIRTUAL_ACCOUNT_BCA'],
  ['DOKU_SECRET_KEY', ''],
])('env: SNAP with %s = %s is refused, live or not', (name, value) => {
  for (const mode of [live, {}]) expect(() => readEnv({ ...mode, ...snap, [name]: value })).toThrow(name)
})

const complaintsOf = (source: Record<string, string>) => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1)
  }
}
const namesOf = (source: Record<string, string>) => complaintsOf(source).map((line) => line.split(' ')[0])

test('env: every complaint stands in one list, each with the name of its setting', () => {
  const source = {
    OUTSIDE: 'live',
    PORT: 'abc',
    STOP_GRACE: '1.5',
    POINT_GRACE_DAYS: '3',
    COURIER_PROVIDER: 'kiriminaja',
    DOKU_SNAP_BINS: 'x',
    S3_BUCKET: 'nmw',
  }
  expect(new Set(namesOf(source))).toEqual(
    new Set([
      'DOKU_CLIENT_ID',
      'DOKU_SECRET_KEY',
      'DOKU_SNAP_BINS',
      'KIRIMINAJA_KEY',
      'MAIL_FROM',
      'POINT_GRACE_DAYS',
      'PORT',
      'PUBLIC_URL',
      'S3_ACCESS_KEY_ID',
      'S3_ENDPOINT',
      'S3_SECRET_ACCESS_KEY',
      'SECRET_KEY',
      'SMTP_URL',
      'STOP_GRACE',
      'TRUSTED_PROXIES',
      'WHATSAPP_PHONE_ID',
      'WHATSAPP_TOKEN',
    ]),
  )
})

test('env: a complaint says what is wanted, and never shows the value', () => {
  const lines = complaintsOf({
    ...live,
    SECRET_KEY: 'short',
    PORT: '-1',
    OUTSIDE: 'live',
    COURIER_PROVIDER: 'simulator',
  })
  expect(lines).toEqual([
    'PORT must be a whole number',
    'COURIER_PROVIDER must be one of none, kiriminaja',
    'SECRET_KEY needs at least 32 characters (OUTSIDE=live)',
    'SECRET_KEY is too simple (OUTSIDE=live)',
  ])
})

test.each([
  ['PORT', ''],
  ['MAIL_FROM', ''],
  ['DOKU_URL', ''],
  ['COURIER_PROVIDER', ''],
  ['LOG_LEVEL', ''],
])('env: an empty %s is as good as none', (name, value) => {
  expect(readEnv({ [name]: value })).toEqual(readEnv({}))
})

test.each([
  ['KIRIMINAJA_KEY', ''],
  ['KIRIMINAJA_KEY', 'x'.repeat(40)],
  ['KIRIMINAJA_URL', 'http://courier.example'],
  ['KIRIMINAJA_URL', 'courier'],
])('env: KiriminAja with %s = %s is refused, live or not', (name, value) => {
  const courier = { COURIER_PROVIDER: 'kiriminaja', KIRIMINAJA_KEY: 'k3y-9f27a1c05e6b48' }
  for (const mode of [live, {}]) {
    expect(readEnv({ ...mode, ...courier }).courierProvider).toBe('kiriminaja')
    expect(namesOf({ ...mode, ...courier, [name]: value })).toContain(name)
  }
})

test('env: a gateway on this machine may be called by http, but not live', () => {
  const loopback = { ...snap, DOKU_URL: 'http://127.0.0.1:8099' }
  expect(readEnv(loopback).doku.url).toBe('http://127.0.0.1:8099')
  expect(namesOf({ ...live, ...loopback })).toEqual(['DOKU_URL'])
})

test('env: points stay at least as long as a voucher is valid', () => {
  expect(readEnv({ POINT_GRACE_DAYS: '30' }).pointGraceDays).toBe(30)
  expect(namesOf({ POINT_GRACE_DAYS: '29' })).toEqual(['POINT_GRACE_DAYS'])
})

test('env: slashes at the end of an address do not count', () => {
  const addresses = { PUBLIC_URL: 'https://klinik.example//', DOKU_URL: 'https://doku.example/' }
  expect(readEnv(addresses)).toMatchObject({
    publicUrl: 'https://klinik.example',
    doku: { url: 'https://doku.example' },
  })
})
