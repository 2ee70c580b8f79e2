import type { IncomingHttpHeaders } from 'node:http'

/** A payment at the gateway. */
export type FakeAccount = {
  key: string
  invoice: string
  amount: number
  channel: string
  number: string
  status: string
  firstAnswer: string
}
export type FakeRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type FakeReply = { status: number; body: string; headers?: Record<string, string> }
export type FakeKeys = {
  clientId: string
  secretKey: string
  merchantPublicKey: string
  dokuPrivateKey: string
}
export type FakeGateway = { keys: FakeKeys; accounts: Map<string, FakeAccount>; url: string }
