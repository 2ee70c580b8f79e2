import { VOUCHER_DAYS } from '@nmw/contract/voucher'
import { resolve } from 'node:path'

export type Env = ReturnType<typeof readEnv>

/** Everything the process takes from its surroundings, read once. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const port = whole(source, 'PORT', 8088)
  const outside = oneOf(source, 'OUTSIDE', ['simulator', 'live'])
  const env = {
    port,
    host: source.HOST || '0.0.0.0',
    /** Where people reach us; links in messages and the cookie's Secure flag follow it. */
    publicUrl: (source.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDirectory: resolve(source.DATA_DIR || '.data'),
    databaseUrl: source.DATABASE_URL || undefined,
    outside,
    /** Signs and seals. In simulator mode one is made and kept in the data directory. */
    secretKey: source.SECRET_KEY || undefined,
    appKey: source.APP_KEY || 'nmw-public',
    publicSite: source.PUBLIC_SITE !== 'off',
    /** Whoever tries the product reads the addresses it prints, not a line per request. */
    logLevel: source.LOG_LEVEL || (outside === 'live' ? 'info' : 'warn'),
    trustedProxies: (source.TRUSTED_PROXIES || '').split(',').filter(Boolean),
    maxActiveSessions: whole(source, 'MAX_ACTIVE_SESSIONS', 2),
    loginFailuresPerAccount: whole(source, 'LOGIN_FAILURES_PER_ACCOUNT', 5),
    loginFailuresPerAddress: whole(source, 'LOGIN_FAILURES_PER_ADDRESS', 20),
    codesPerTargetAnHour: whole(source, 'CODES_PER_TARGET_AN_HOUR', 5),
    codesPerAddressAnHour: whole(source, 'CODES_PER_ADDRESS_AN_HOUR', 20),
    membershipMonths: whole(source, 'MEMBERSHIP_MONTHS', 12),
    pointGraceDays: readGraceDays(source),
    /** Milliseconds the process may lag before it turns new requests away; 0 never does. */
    maxEventLoopDelay: whole(source, 'MAX_EVENT_LOOP_DELAY', 2_000),
    requestsPerMinute: whole(source, 'REQUESTS_PER_MINUTE', 1200),
    metricsToken: source.METRICS_TOKEN || undefined,
    smtpUrl: source.SMTP_URL || undefined,
    mailFrom: source.MAIL_FROM || 'Klinik NMW <halo@nmw.example>',
    whatsappUrl: source.WHATSAPP_URL || 'https://graph.facebook.com/v23.0',
    whatsappPhoneId: source.WHATSAPP_PHONE_ID || undefined,
    whatsappToken: source.WHATSAPP_TOKEN || undefined,
    whatsappTemplate: source.WHATSAPP_TEMPLATE || 'otp_verifikasi',
    /** Finished files go to a bucket instead of the data directory. */
    s3: readS3(source),
    development: source.NMW_DEV === '1',
  }
  if (env.outside === 'live') refuseWeakSettings(env)
  return env
}

function refuseWeakSettings(
  env: Pick<Env, 'secretKey' | 'publicUrl' | 'smtpUrl' | 'whatsappPhoneId' | 'whatsappToken'>,
) {
  const complaints = [
    (env.secretKey ?? '').length < 32 && 'SECRET_KEY needs at least 32 characters',
    new Set(env.secretKey).size < 10 && 'SECRET_KEY is too simple',
    !env.publicUrl.startsWith('https://') && 'PUBLIC_URL must start with https://',
    !env.smtpUrl && 'SMTP_URL is missing',
    !env.whatsappPhoneId && 'WHATSAPP_PHONE_ID is missing',
    (env.whatsappToken ?? '').length < 20 && 'WHATSAPP_TOKEN is missing or too short',
  ].filter((complaint) => complaint !== false)
  if (complaints.length) throw new Error(`OUTSIDE=live cannot start: ${complaints.join('; ')}`)
}

/** At least as long as a voucher lives: else points could come back to a balance that has already expired. */
function readGraceDays(source: Record<string, string | undefined>) {
  const days = whole(source, 'POINT_GRACE_DAYS', 90)
  if (days < VOUCHER_DAYS) throw new Error(`POINT_GRACE_DAYS must be at least ${VOUCHER_DAYS}`)
  return days
}

/** All or nothing: half a setting would quietly put files where nobody looks for them. */
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
