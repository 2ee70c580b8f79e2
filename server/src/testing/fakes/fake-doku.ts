import type { ServerResponse } from 'node:http'
import { fakePlainDoku } from './fake-doku-plain.ts'
import { fakeSnapDoku } from './fake-doku-snap.ts'
import type { FakeAccount, FakeKeys, FakeReply, FakeRequest } from './fake-doku-state.ts'
import { startFakeServer } from './start-fake-server.ts'

/** Faults after the work is done, which only a retry reveals. */
export const faultsAfterWork = [
  'slow',
  '502 page',
  'bad json',
  'truncated',
  'reset',
  'half, then silence',
  'huge',
  'no number',
  'strange number',
  'other amount',
  'other invoice',
] as const
/** Faults before anything is done. */
export const faultsBeforeWork = ['silence', '500', '503', '401', '429', 'redirect'] as const
export const refusals = ['400', '422'] as const
type FakeFault = (typeof faultsAfterWork)[number] | (typeof faultsBeforeWork)[number] | (typeof refusals)[number]

const silences: FakeFault[] = ['silence', 'slow', 'half, then silence']
/** Time for earlier bytes to arrive. */
const SILENCE_DELAY = 50

/** A gateway on loopback with both DOKU APIs, which checks every signature and fails on demand. */
export async function startFakeDoku(keys: FakeKeys) {
  const accounts = new Map<string, FakeAccount>()
  const requests: FakeRequest[] = []
  const state = {
    fault: undefined as FakeFault | undefined,
    elsewhere: 0,
    /** Called when a response, or the rest of one, will not come. */
    onSilence: undefined as (() => void) | undefined,
  }
  const gateway = { keys, accounts, url: '' }
  const plain = fakePlainDoku(gateway)
  const snap = fakeSnapDoku(gateway)

  const server = await startFakeServer(answer, () => state.elsewhere++)
  gateway.url = server.url

  function answer(asked: FakeRequest, response: ServerResponse) {
    requests.push(asked)
    const isToken = asked.path.endsWith('/access-token/b2b')
    const { fault } = state
    if (isToken || !fault) return write(response, plain(asked) ?? snap(asked) ?? { status: 404, body: '{}' })
    if (silences.includes(fault)) setTimeout(() => state.onSilence?.(), SILENCE_DELAY)
    if (fault === 'silence') return undefined
    if (fault === 'redirect') {
      return write(response, { status: 302, body: '', headers: { location: `${server.otherUrl}/stolen` } })
    }
    if (/^\d{3}$/.test(fault)) return write(response, { status: Number(fault), body: '{"message":["no"]}' })
    return spoil(response, fault, plain(asked) ?? snap(asked) ?? { status: 404, body: '{}' })
  }

  return {
    ...server,
    accounts,
    requests,
    state,
    snap,
    /** The newest payment of an invoice. */
    of: (invoice: string) => [...accounts.values()].findLast((account) => account.invoice === invoice),
  }
}

export type FakeDoku = Awaited<ReturnType<typeof startFakeDoku>>

function write(response: ServerResponse, { status, body, headers = {} }: FakeReply) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function spoil(response: ServerResponse, fault: FakeFault, reply: FakeReply) {
  const { body } = reply
  // Without a signature, which would already reveal the changed body.
  const changed = (text: string) => write(response, { status: 200, body: text })
  switch (fault) {
    case 'slow':
      return response.once('close', () => write(response, reply))
    case '502 page':
      return response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>')
    case 'bad json':
      return changed(body.slice(0, -3))
    case 'truncated':
      response.writeHead(200, { 'content-length': String(body.length + 500) })
      return response.write(body, () => response.destroy())
    case 'reset':
      return response.socket?.resetAndDestroy()
    case 'half, then silence':
      response.writeHead(200, { 'content-length': String(body.length) })
      return response.write(body.slice(0, 20))
    case 'huge':
      return changed(`{"padding":"${'x'.repeat(400_000)}",${body.slice(1)}`)
    case 'no number':
      return changed('{"order":{},"virtual_account_info":{},"virtualAccountData":{}}')
    case 'strange number':
      return changed(body.replaceAll(/"(virtual_account_number|virtualAccountNo)":"[^"]*"/g, '"$1":"<b>1</b>"'))
    case 'other amount':
      return changed(
        body
          .replaceAll(/"amount":\d+,?/g, '')
          .replaceAll(/("invoice_number":"\w+")/g, '$1,"amount":1')
          .replaceAll(/"value":"[^"]*"/g, '"value":"1.00"'),
      )
    case 'other invoice':
      return changed(body.replaceAll(/INV\d{12}/g, 'INV000000000000'))
    default:
      throw new Error(`no such fault: ${fault}`)
  }
}
