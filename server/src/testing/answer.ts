import type { Envelope } from '@nmw/contract/endpoint'

/** What came back for a call of a test. */
export type Answer = Envelope & {
  code: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
}
