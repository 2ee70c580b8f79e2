import { VOUCHER_DAYS } from '@nmw/contract/voucher'
import { resolve } from 'node:path'
import * as z from 'zod'

export type Env = ReturnType<typeof readEnv>

/** Reads the environment once. What cannot be used is listed whole, by the names of the settings. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value))
  const live = given.OUTSIDE === 'live'
  const read = (live ? liveSettings : trialSettings).safeParse(given)
  const complaints = [
    ...complaintsAbout(read),
    ...rulesFor(given, live).flatMap(({ rules, because }) =>
      complaintsAbout(rules.safeParse(given)).map((complaint) => `${complaint} (${because})`),
    ),
  ]
  if (!read.success || complaints.length) throw new Error(`Some settings cannot be used:\n- ${complaints.join('\n- ')}`)
  return shapeEnv(read.data)
}

function complaintsAbout({ error }: { error?: z.ZodError | undefined }) {
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

function shapeEnv(set: z.infer<typeof trialSettings>) {
  return {
    port: set.PORT,
    host: set.HOST,
    /** The public address; links in messages and the cookie's Secure flag depend on it. */
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    dataDirectory: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    outside: set.OUTSIDE,
    /** Signs and encrypts. In simulator mode one is generated and stored in the data directory. */
    secretKey: set.SECRET_KEY,
    appKey: set.APP_KEY,
    publicSite: set.PUBLIC_SITE !== 'off',
    /** A trial run shows the addresses it prints, not a line per request. */
    logLevel: set.LOG_LEVEL ?? (set.OUTSIDE === 'live' ? 'info' : 'warn'),
    /** `none` states that there is no proxy. */
    trustedProxies: set.TRUSTED_PROXIES.filter((proxy) => proxy !== 'none'),
    maxActiveSessions: set.MAX_ACTIVE_SESSIONS,
    loginFailuresPerAccount: set.LOGIN_FAILURES_PER_ACCOUNT,
    loginFailuresPerAddress: set.LOGIN_FAILURES_PER_ADDRESS,
    codesPerTargetAnHour: set.CODES_PER_TARGET_AN_HOUR,
    codesPerAddressAnHour: set.CODES_PER_ADDRESS_AN_HOUR,
    membershipMonths: set.MEMBERSHIP_MONTHS,
    pointGraceDays: set.POINT_GRACE_DAYS,
    /** Event loop delay in milliseconds above which new requests are refused; 0 disables it. */
    maxEventLoopDelay: set.MAX_EVENT_LOOP_DELAY,
    /** Milliseconds a stop waits for connections without a request yet, or for a response under way. */
    stopGrace: set.STOP_GRACE,
    /** Milliseconds a stop still accepts requests while `/readyz` fails, for a load balancer to notice. */
    stopDrain: set.STOP_DRAIN,
    requestsPerMinute: set.REQUESTS_PER_MINUTE,
    /** Seconds between heartbeats on an open stream; less than the idle timeout of proxies. */
    streamHeartbeat: Math.max(1, set.STREAM_HEARTBEAT),
    /** Days after shipping when a parcel counts as received. */
    completeAfterDays: set.COMPLETE_AFTER_DAYS,
    metricsToken: set.METRICS_TOKEN,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    whatsappUrl: set.WHATSAPP_URL,
    whatsappPhoneId: set.WHATSAPP_PHONE_ID,
    whatsappToken: set.WHATSAPP_TOKEN,
    whatsappTemplate: set.WHATSAPP_TEMPLATE,
    whatsappNewsTemplate: set.WHATSAPP_NEWS_TEMPLATE,
    /** WhatsApp delivers news only in a template, unless the patient wrote first. */
    newsByWhatsapp: set.OUTSIDE !== 'live' || set.WHATSAPP_NEWS_TEMPLATE !== undefined,
    paymentProvider: set.PAYMENT_PROVIDER,
    doku: {
      url: set.DOKU_URL,
      clientId: set.DOKU_CLIENT_ID,
      secretKey: set.DOKU_SECRET_KEY,
      /** SNAP only: our RSA key, DOKU's public one, and the bank's number for each channel. */
      privateKey: set.DOKU_PRIVATE_KEY,
      publicKey: set.DOKU_PUBLIC_KEY,
      bins: Object.fromEntries(set.DOKU_SNAP_BINS.map((pair) => pair.split('=') as [string, string])),
    },
    /** Milliseconds a gateway has to answer. */
    gatewayTimeout: set.GATEWAY_TIMEOUT,
    /** With `none` everything is picked up. */
    courierProvider: set.COURIER_PROVIDER,
    kiriminaja: { url: set.KIRIMINAJA_URL, key: set.KIRIMINAJA_KEY },
    /** Milliseconds a courier has to answer; a patient waits for the price. */
    courierTimeout: set.COURIER_TIMEOUT,
    /** Hours to pay for goods. */
    productPaymentHours: set.PRODUCT_PAYMENT_HOURS,
    /** A bucket for finished files, instead of the data directory. */
    s3: set.S3_BUCKET
      ? {
          endpoint: set.S3_ENDPOINT,
          bucket: set.S3_BUCKET,
          region: set.S3_REGION,
          accessKeyId: set.S3_ACCESS_KEY_ID,
          secretAccessKey: set.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    development: set.NMW_DEV === '1',
  }
}

const text = z.string().optional()
const withPreset = (preset: string) => z.string().default(preset)
const address = z.string().transform((url) => url.replace(/\/+$/, ''))
/** A key in one line of a settings file has `\n` for its line ends. */
const pem = withPreset('').transform((key) => key.replaceAll('\\n', '\n'))
const list = withPreset('').transform((entries) =>
  entries
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)
const whole = (preset: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be a whole number')
    .default(preset)

function oneOf<T extends string>(choices: [T, ...T[]]) {
  const isChoice = (value: unknown) => choices.some((choice) => choice === value)
  return z.custom<T>(isChoice, `must be one of ${choices.join(', ')}`).default(choices[0] as z.util.NoUndefined<T>)
}

/** Live, neither payments nor parcels can be simulated. */
const settings = (live: boolean) =>
  z.object({
    PORT: whole(8088),
    HOST: withPreset('0.0.0.0'),
    PUBLIC_URL: address.optional(),
    DATA_DIR: withPreset('.data'),
    DATABASE_URL: text,
    OUTSIDE: oneOf(['simulator', 'live']),
    SECRET_KEY: text,
    APP_KEY: withPreset('nmw-public'),
    PUBLIC_SITE: text,
    LOG_LEVEL: text,
    TRUSTED_PROXIES: list,
    MAX_ACTIVE_SESSIONS: whole(2),
    LOGIN_FAILURES_PER_ACCOUNT: whole(5),
    LOGIN_FAILURES_PER_ADDRESS: whole(20),
    CODES_PER_TARGET_AN_HOUR: whole(5),
    CODES_PER_ADDRESS_AN_HOUR: whole(20),
    MEMBERSHIP_MONTHS: whole(12),
    // Otherwise points could return to an expired balance.
    POINT_GRACE_DAYS: whole(90).refine((days) => days >= VOUCHER_DAYS, `must be at least ${VOUCHER_DAYS}`),
    MAX_EVENT_LOOP_DELAY: whole(2_000),
    STOP_GRACE: whole(10_000),
    STOP_DRAIN: whole(0),
    REQUESTS_PER_MINUTE: whole(1200),
    STREAM_HEARTBEAT: whole(20),
    COMPLETE_AFTER_DAYS: whole(7),
    METRICS_TOKEN: text,
    SMTP_URL: text,
    MAIL_FROM: withPreset('Klinik NMW <halo@nmw.example>'),
    WHATSAPP_URL: withPreset('https://graph.facebook.com/v23.0'),
    WHATSAPP_PHONE_ID: text,
    WHATSAPP_TOKEN: text,
    WHATSAPP_TEMPLATE: withPreset('otp_verifikasi'),
    WHATSAPP_NEWS_TEMPLATE: text,
    PAYMENT_PROVIDER: oneOf<'simulator' | 'doku' | 'doku-snap'>(
      live ? ['doku', 'doku-snap'] : ['simulator', 'doku', 'doku-snap'],
    ),
    DOKU_URL: address.default('https://api.doku.com'),
    DOKU_CLIENT_ID: withPreset(''),
    DOKU_SECRET_KEY: withPreset(''),
    DOKU_PRIVATE_KEY: pem,
    DOKU_PUBLIC_KEY: pem,
    DOKU_SNAP_BINS: list,
    GATEWAY_TIMEOUT: whole(10_000),
    COURIER_PROVIDER: oneOf<'simulator' | 'kiriminaja' | 'none'>(
      live ? ['none', 'kiriminaja'] : ['simulator', 'kiriminaja', 'none'],
    ),
    KIRIMINAJA_URL: address.default('https://client.kiriminaja.com'),
    KIRIMINAJA_KEY: withPreset(''),
    COURIER_TIMEOUT: whole(4_000),
    PRODUCT_PAYMENT_HOURS: whole(24),
    S3_ENDPOINT: withPreset(''),
    S3_BUCKET: withPreset(''),
    S3_REGION: withPreset('us-east-1'),
    S3_ACCESS_KEY_ID: withPreset(''),
    S3_SECRET_ACCESS_KEY: withPreset(''),
    NMW_DEV: text,
  })

const [trialSettings, liveSettings] = [settings(false), settings(true)]

type Rules = { rules: z.ZodType; because: string }

/** Rules that hold only because of another setting, apart from the settings, so that each one is checked. */
function rulesFor(given: Record<string, string | undefined>, live: boolean): Rules[] {
  const payment = given.PAYMENT_PROVIDER ?? (live ? 'doku' : 'simulator')
  const found: Rules[] = []
  if (live) found.push({ rules: liveRules, because: 'OUTSIDE=live' })
  if (payment === 'doku' || payment === 'doku-snap')
    found.push({ rules: dokuRules(live, payment === 'doku-snap'), because: `PAYMENT_PROVIDER=${payment}` })
  if (given.COURIER_PROVIDER === 'kiriminaja')
    found.push({ rules: courierRules(live), because: 'COURIER_PROVIDER=kiriminaja' })
  // Half a configuration would store files where nobody looks for them.
  if (Object.keys(s3Rules.shape).some((name) => given[name]))
    found.push({ rules: s3Rules, because: 'a bucket needs all four S3 settings' })
  return found
}

const needed = z.string('is missing')
const key = (length: number, variety: number) =>
  z
    .string(`is missing (at least ${length} characters)`)
    .min(length, `needs at least ${length} characters`)
    .refine((value) => new Set(value).size >= variety, 'is too simple')

const liveRules = z.object({
  SECRET_KEY: key(32, 10),
  PUBLIC_URL: z.string('is missing').regex(/^https:\/\/.*[^/]/s, 'must start with https://'),
  // The app speaks plain http behind a proxy; without its address all patients share one IP.
  TRUSTED_PROXIES: list.refine((proxies) => proxies.length > 0, 'is missing (the addresses of your proxies, or none)'),
  SMTP_URL: z.string('is missing').regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://'),
  // Mail servers refuse a sender domain that cannot exist.
  MAIL_FROM: withPreset('').refine((from) => from && !from.includes('nmw.example'), 'is missing (an address of yours)'),
  WHATSAPP_PHONE_ID: needed,
  WHATSAPP_TOKEN: z.string('is missing').min(20, 'is too short'),
})

const secureAddress = (live: boolean) =>
  z
    .string()
    .refine((url) => {
      const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
      return protocol === 'https:' || (!live && protocol === 'http:' && hostname === '127.0.0.1')
    }, 'must start with https://')
    .optional()

/** The key can declare bills paid, so a guessable one is refused with any real gateway. */
const dokuRules = (live: boolean, snap: boolean) =>
  z.object({
    DOKU_URL: secureAddress(live),
    DOKU_CLIENT_ID: z.string('is missing').regex(/^[\w-]{8,64}$/, 'is no client id'),
    DOKU_SECRET_KEY: key(16, 8),
    ...(snap && {
      DOKU_PRIVATE_KEY: z.string('is missing').includes('PRIVATE KEY', 'is no PEM key'),
      DOKU_PUBLIC_KEY: z.string('is missing').includes('PUBLIC KEY', 'is no PEM key'),
    }),
    DOKU_SNAP_BINS: list
      .refine((pairs) => !snap || pairs.length > 0, 'is missing')
      .refine((pairs) => pairs.every((pair) => /^\d{1,8}$/.test(pair.split('=')[1] ?? '')), 'must be CHANNEL=digits,…'),
  })

/** The key can declare parcels delivered. */
const courierRules = (live: boolean) => z.object({ KIRIMINAJA_URL: secureAddress(live), KIRIMINAJA_KEY: key(16, 8) })

const s3Rules = z.object({
  S3_ENDPOINT: needed.refine((endpoint) => URL.canParse(endpoint), 'must be an address'),
  S3_BUCKET: needed,
  S3_ACCESS_KEY_ID: needed,
  S3_SECRET_ACCESS_KEY: needed,
})
