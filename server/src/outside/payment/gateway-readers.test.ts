import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gatewayMoment, momentInWib } from './gateway-moment.ts'
import { isGatewayPage } from './is-gateway-page.ts'
import { plainText } from './read-instruction-steps.ts'
import { readStrictJson } from '../read-strict-json.ts'
import { isSnapCallSigned, minify, signSnapCall } from './snap-signature.ts'
import { isOwnSnapToken, issueSnapToken } from './snap-token.ts'
import { wholeRupiah } from '../whole-rupiah.ts'

const read = (text: string) => readStrictJson(Buffer.from(text))

describe('payment: strict JSON', () => {
  test('accepts what JSON.parse accepts', () => {
    const text = '{"a":{"b":[1,{"b":2},{"b":3}],"x\\"y":"{\\"a\\":1}"},"b":"a: b","c":null}'
    expect(read(text)).toEqual(JSON.parse(text))
  })
  test.each([
    ['a duplicate name', '{"amount":1,"amount":2}'],
    ['a duplicate name in another spelling', '{"amount":1,"\\u0061mount":2}'],
    ['a nested duplicate name', '{"order":{"x":[{}],"y":1,"y":2}}'],
    ['too deep nesting', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['half', '{"a":'],
    ['nothing', ''],
  ])('refuses %s', (_case, text) => expect(() => read(text)).toThrow())
  test('refuses bytes that are not valid text', () => {
    expect(() => readStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow()
  })
})

test.each([
  [255000, 255000],
  ['255000', 255000],
  ['255000.00', 255000],
  [0.5, null],
  ['255000.50', null],
  [-1, null],
  ['1e5', null],
  [1e21, null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
  [' 1', null],
])('payment: the amount %s is parsed as %s', (given, expected) => expect(wholeRupiah(given)).toBe(expected))

test('payment: compact timestamps are in WIB, others name their zone', () => {
  expect(gatewayMoment('20261116080509')?.toISOString()).toBe('2026-11-16T01:05:09.000Z')
  expect(gatewayMoment('2026-11-16T01:05:09Z')?.toISOString()).toBe('2026-11-16T01:05:09.000Z')
  expect(gatewayMoment('2026-11-16T08:05:09+07:00')?.toISOString()).toBe('2026-11-16T01:05:09.000Z')
  for (const text of ['', 'today', '2026-11-16', '2026-13-45T01:05:09Z', undefined, null]) {
    expect(gatewayMoment(text)).toBeUndefined()
  }
  expect(momentInWib(new Date('2026-11-15T18:00:00Z'))).toBe('2026-11-16T01:00:00+07:00')
})

test('payment: people are redirected only to https pages of the same company', () => {
  const api = 'https://api-sandbox.doku.com'
  expect(isGatewayPage(api, 'https://sandbox.doku.com/checkout-link-v2/x')).toBe(true)
  for (const address of [
    'http://sandbox.doku.com/x',
    'https://doku.com.evil.test/x',
    'https://evildoku.com/',
    'javascript:alert(1)',
    'https://sandbox.doku.com@evil.test/',
    'x',
  ]) {
    expect(isGatewayPage(api, address), address).toBe(false)
  }
})

test('payment: markup in instructions becomes plain text', () => {
  expect(plainText('Masukkan <b>PIN</b> &amp; nomor&nbsp;<script>steal()</script>1')).toBe('Masukkan PIN & nomor 1')
  expect(plainText('<img src=x onerror=alert(1)')).toBe('')
  expect(plainText('saldo 5 < 10')).toBe('saldo 5 < 10')
})

describe('payment: SNAP', () => {
  const call = { method: 'POST', path: '/x', token: 't', body: '{ "a b" : "c  d" }', timestamp: 'now' }
  test('whitespace between tokens does not count, within strings it does', () => {
    expect(minify(call.body)).toBe('{"a b":"c  d"}')
  })
  test('a message is accepted with its token signed or left out, and nothing else', () => {
    const sign = (other: Partial<typeof call>) => signSnapCall('secret', { ...call, ...other })
    for (const other of [{}, { token: '' }, { body: minify(call.body) }, { token: '', body: minify(call.body) }]) {
      expect(isSnapCallSigned('secret', sign(other), call)).toBe(true)
    }
    for (const other of [{ method: 'PUT' }, { path: '/y' }, { token: 'u' }, { body: '{}' }, { timestamp: 'then' }]) {
      expect(isSnapCallSigned('secret', sign(other), call)).toBe(false)
    }
    expect(isSnapCallSigned('other', sign({}), call)).toBe(false)
  })
  test('only unexpired tokens of our own for this client are accepted', () => {
    const [ownKey, otherKey] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    const now = new Date('2026-11-15T01:00:00Z')
    const { token } = issueSnapToken(ownKey!, 'BRN-1', now)
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    expect(isOwnSnapToken(ownKey!, 'BRN-1', token, later(899))).toBe(true)
    expect(isOwnSnapToken(ownKey!, 'BRN-1', token, later(900))).toBe(false)
    expect(isOwnSnapToken(ownKey!, 'BRN-2', token, now)).toBe(false)
    expect(isOwnSnapToken(ownKey!, 'BRN-1', issueSnapToken(otherKey!, 'BRN-1', now).token, now)).toBe(false)
    const [, claims] = token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const forged of [`${none}.${claims}.`, '', 'a.b.c', `${token}.x`]) {
      expect(isOwnSnapToken(ownKey!, 'BRN-1', forged, now)).toBe(false)
    }
  })
})
