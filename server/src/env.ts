import { VOUCHER_DAYS } from '@nmw/contract/voucher'
import { resolve } from 'node:path'

export type Env = ReturnType<typeof readEnv>

/** Reads the environment once. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const port = whole(source, 'PORT', 8088)
  const proxies = listOf(source, 'TRUSTED_PROXIES')
  const outside = oneOf(source, 'OUTSIDE', ['simulator', 'live'])
  const env = {
    port,
    host: source.HOST || '0.0.0.0',
    /** The public address; links in messages and the cookie's Secure flag depend on it. */
    publicUrl: (source.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDirectory: resolve(source.DATA_DIR || '.data'),
    databaseUrl: source.DATABASE_URL || undefined,
    outside,
    /** Signs and encrypts. In simulator mode one is generated and stored in the data directory. */
    secretKey: source.SECRET_KEY || undefined,
    appKey: source.APP_KEY || 'nmw-public',
    publicSite: source.PUBLIC_SITE !== 'off',
    /** A trial run shows the addresses it prints, not a line per request. */
    logLevel: source.LOG_LEVEL || (outside === 'live' ? 'info' : 'warn'),
    /** `none` states that there is no proxy. */
    trustedProxies: proxies.filter((proxy) => proxy !== 'none'),
    maxActiveSessions: whole(source, 'MAX_ACTIVE_SESSIONS', 2),
    loginFailuresPerAccount: whole(source, 'LOGIN_FAILURES_PER_ACCOUNT', 5),
    loginFailuresPerAddress: whole(source, 'LOGIN_FAILURES_PER_ADDRESS', 20),
    codesPerTargetAnHour: whole(source, 'CODES_PER_TARGET_AN_HOUR', 5),
    codesPerAddressAnHour: whole(source, 'CODES_PER_ADDRESS_AN_HOUR', 20),
    membershipMonths: whole(source, 'MEMBERSHIP_MONTHS', 12),
    pointGraceDays: readGraceDays(source),
    /** Event loop delay in milliseconds above which new requests are refused; 0 disables it. */
    maxEventLoopDelay: whole(source, 'MAX_EVENT_LOOP_DELAY', 2_000),
    /** Milliseconds a stop waits for connections without a request yet, or for a response under way. */
    stopGrace: whole(source, 'STOP_GRACE', 10_000),
    /** Milliseconds a stop still accepts requests while `/readyz` fails, for a load balancer to notice. */
    stopDrain: whole(source, 'STOP_DRAIN', 0),
    requestsPerMinute: whole(source, 'REQUESTS_PER_MINUTE', 1200),
    /** Seconds between heartbeats on an open stream; less than the idle timeout of proxies. */
    streamHeartbeat: Math.max(1, whole(source, 'STREAM_HEARTBEAT', 20)),
    /** Days after shipping when a parcel counts as received. */
    completeAfterDays: whole(source, 'COMPLETE_AFTER_DAYS', 7),
    metricsToken: source.METRICS_TOKEN || undefined,
    smtpUrl: source.SMTP_URL || undefined,
    mailFrom: source.MAIL_FROM || 'Klinik NMW <halo@nmw.example>',
    whatsappUrl: source.WHATSAPP_URL || 'https://graph.facebook.com/v23.0',
    whatsappPhoneId: source.WHATSAPP_PHONE_ID || undefined,
    whatsappToken: source.WHATSAPP_TOKEN || undefined,
    whatsappTemplate: source.WHATSAPP_TEMPLATE || 'otp_verifikasi',
    whatsappNewsTemplate: source.WHATSAPP_NEWS_TEMPLATE || undefined,
    /** WhatsApp delivers news only in a template, unless the patient wrote first. */
    newsByWhatsapp: outside !== 'live' || Boolean(source.WHATSAPP_NEWS_TEMPLATE),
    /** The payment provider. Live, it cannot be the simulator. */
    paymentProvider: oneOf(source, 'PAYMENT_PROVIDER', [
      ...(outside === 'live' ? [] : (['simulator'] as const)),
      'doku',
      'doku-snap',
    ] as ['simulator', 'doku', 'doku-snap']),
    doku: readDoku(source),
    /** Milliseconds a gateway has to answer. */
    gatewayTimeout: whole(source, 'GATEWAY_TIMEOUT', 10_000),
    /** The courier; none: everything is picked up. Live, it cannot be the simulator. */
    courierProvider: oneOf(
      source,
      'COURIER_PROVIDER',
      outside === 'live' ? ['none', 'kiriminaja'] : ['simulator', 'kiriminaja', 'none'],
    ),
    kiriminaja: {
      url: (source.KIRIMINAJA_URL || 'https://client.kiriminaja.com').replace(/\/+$/, ''),
      key: source.KIRIMINAJA_KEY || '',
    },
    /** Milliseconds a courier has to answer; a patient waits for the price. */
    courierTimeout: whole(source, 'COURIER_TIMEOUT', 4_000),
    /** Hours to pay for goods. */
    productPaymentHours: whole(source, 'PRODUCT_PAYMENT_HOURS', 24),
    /** A bucket for finished files, instead of the data directory. */
    s3: readS3(source),
    development: source.NMW_DEV === '1',
  }
  if (env.paymentProvider !== 'simulator') refuseWeakGateway(env)
  if (env.courierProvider === 'kiriminaja') refuseWeakCourier(env)
  if (env.outside === 'live') refuseWeakSettings(env, proxies)
  return env
}

function refuseWeakSettings(
  env: Pick<Env, 'secretKey' | 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'whatsappPhoneId' | 'whatsappToken'>,
  proxies: string[],
) {
  const problems = [
    (env.secretKey ?? '').length < 32 && 'SECRET_KEY needs at least 32 characters',
    new Set(env.secretKey).size < 10 && 'SECRET_KEY is too simple',
    !env.publicUrl.startsWith('https://') && 'PUBLIC_URL must start with https://',
    // The app speaks plain http behind a proxy; without its address all patients share one IP.
    !proxies.length && 'TRUSTED_PROXIES is missing (the addresses of your proxies, or none)',
    !/^smtps?:\/\/./.test(env.smtpUrl ?? '') && 'SMTP_URL must start with smtp:// or smtps://',
    // Mail servers refuse a sender domain that cannot exist.
    env.mailFrom.includes('nmw.example') && 'MAIL_FROM is missing (an address of yours)',
    !env.whatsappPhoneId && 'WHATSAPP_PHONE_ID is missing',
    (env.whatsappToken ?? '').length < 20 && 'WHATSAPP_TOKEN is missing or too short',
  ].filter((problem) => problem !== false)
  if (problems.length) throw new Error(`OUTSIDE=live cannot start: ${problems.join('; ')}`)
}

/** A key in one line of a settings file has `\n` for its line ends. */
const pem = (text = '') => text.replaceAll('\\n', '\n')

function readDoku(source: Record<string, string | undefined>) {
  const pairs = listOf(source, 'DOKU_SNAP_BINS')
  return {
    url: (source.DOKU_URL || 'https://api.doku.com').replace(/\/+$/, ''),
    clientId: source.DOKU_CLIENT_ID || '',
    secretKey: source.DOKU_SECRET_KEY || '',
    /** SNAP only: our RSA key, DOKU's public one, and the bank's number for each channel. */
    privateKey: pem(source.DOKU_PRIVATE_KEY),
    publicKey: pem(source.DOKU_PUBLIC_KEY),
    bins: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
  }
}

/** The key can declare bills paid, so a guessable one is refused with any real gateway. */
function refuseWeakGateway({ doku, outside, paymentProvider }: Pick<Env, 'doku' | 'outside' | 'paymentProvider'>) {
  const { url, clientId, secretKey, privateKey, publicKey, bins } = doku
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  const onLoopback = outside !== 'live' && protocol === 'http:' && hostname === '127.0.0.1'
  const snap = paymentProvider === 'doku-snap'
  const problems = [
    protocol !== 'https:' && !onLoopback && 'DOKU_URL must start with https://',
    !/^[\w-]{8,64}$/.test(clientId) && 'DOKU_CLIENT_ID is missing or not one',
    secretKey.length < 16 && 'DOKU_SECRET_KEY is missing or too short',
    new Set(secretKey).size < 8 && 'DOKU_SECRET_KEY is too simple',
    snap && !privateKey.includes('PRIVATE KEY') && 'DOKU_PRIVATE_KEY is no PEM key',
    snap && !publicKey.includes('PUBLIC KEY') && 'DOKU_PUBLIC_KEY is no PEM key',
    snap && !Object.keys(bins).length && 'DOKU_SNAP_BINS is missing',
    Object.values(bins).some((bin) => !/^\d{1,8}$/.test(bin ?? '')) && 'DOKU_SNAP_BINS must be CHANNEL=digits,…',
  ].filter((problem) => problem !== false)
  if (problems.length) throw new Error(`PAYMENT_PROVIDER=${paymentProvider} cannot start: ${problems.join('; ')}`)
}

/** The key can declare parcels delivered. */
function refuseWeakCourier({ kiriminaja: { url, key }, outside }: Pick<Env, 'kiriminaja' | 'outside'>) {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  const onLoopback = outside !== 'live' && protocol === 'http:' && hostname === '127.0.0.1'
  const problems = [
    protocol !== 'https:' && !onLoopback && 'KIRIMINAJA_URL must start with https://',
    (key.length < 16 || new Set(key).size < 8) && 'KIRIMINAJA_KEY is missing or too simple',
  ].filter((problem) => problem !== false)
  if (problems.length) throw new Error(`COURIER_PROVIDER=kiriminaja cannot start: ${problems.join('; ')}`)
}

/** At least as long as a voucher is valid: otherwise points could return to an expired balance. */
function readGraceDays(source: Record<string, string | undefined>) {
  const days = whole(source, 'POINT_GRACE_DAYS', 90)
  if (days < VOUCHER_DAYS) throw new Error(`POINT_GRACE_DAYS must be at least ${VOUCHER_DAYS}`)
  return days
}

/** All or nothing: half a configuration would store files where nobody looks for them. */
function readS3(source: Record<string, string | undefined>) {
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = source
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length) return undefined
  if (missing.length) throw new Error(`S3 is only half set: ${missing.join(', ')} missing`)
  if (!URL.canParse(S3_ENDPOINT)) throw new Error('S3_ENDPOINT must be an address')
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: source.S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function listOf(source: Record<string, string | undefined>, name: string) {
  return (source[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function whole(source: Record<string, string | undefined>, name: string, preset: number) {
  const value = source[name] ? Number(source[name]) : preset
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
  return value
}

function oneOf<const T extends string>(
  source: Record<string, string | undefined>,
  name: string,
  [preset, ...others]: [T, ...T[]],
) {
  const value = source[name] || preset
  const found = [preset, ...others].find((choice) => choice === value)
  if (!found) throw new Error(`${name} must be one of ${[preset, ...others].join(', ')}`)
  return found
}
