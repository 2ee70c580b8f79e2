import type { QueueSeat, QueueSession, SeatState } from '@nmw/contract/ops-queue'
import { ROLES } from '@nmw/contract/role'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { serverNow } from '../../lib/format/server-clock.ts'
import { CallProvider } from '../../lib/call/use-call.ts'
import { createToaster } from '../../ui/overlay/toaster.ts'
import { ToastContext } from '../../ui/overlay/use-toast.ts'
import { BranchProvider } from '../shell/work-branch.ts'
import { seatsLost } from './call-off.ts'
import { SessionStrip } from './session-strip.tsx'

const branch = { id: 15, name: 'Denpasar', timezone: 'Asia/Makassar', home: true, active: true } as const

function stripAt(minutes: number, roleId: number) {
  const startAt = new Date(serverNow() - minutes * 60_000).toISOString()
  const session = { id: 1, doctorName: 'Ayu', typeTitle: 'Normal', startAt, endAt: startAt, closedReason: null }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>
        <ToastContext value={createToaster()}>
          <BranchProvider value={{ branches: [branch], branch, choose: () => undefined }}>
            <SessionStrip session={session as QueueSession} seats={[]} roleId={roleId} />
          </BranchProvider>
        </ToastContext>
      </CallProvider>
    </QueryClientProvider>,
  )
}

test.each([
  [59, ROLES.frontOffice, false],
  [61, ROLES.frontOffice, true],
  [-600, ROLES.administrator, true],
])('queue: %d minutes after the start role %d may call off a session: %s', (minutes, roleId, may) => {
  const strip = stripAt(minutes, roleId)
  expect(strip.includes('</button>')).toBe(may)
  expect(/dapat dicatat mulai .*WITA/.test(strip)).toBe(!may)
})

test('queue: calling off a session does not cancel finished consultations', () => {
  const states: SeatState[] = ['finished', 'finished', 'arrived', 'expected', 'absent', 'cancelled']
  expect(seatsLost(states.map((state) => ({ state }) as QueueSeat))).toBe(2)
})
