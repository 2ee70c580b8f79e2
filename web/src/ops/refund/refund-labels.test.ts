import { expect, test } from 'vitest'
import { approvalMeans } from './refund-labels.ts'

test('refund: what a clinic owes anyway takes no consultation away when it is approved', () => {
  expect(approvalMeans({ type: 'CONSULTATION', owed: true })).not.toContain('dibatalkan')
  expect(approvalMeans({ type: 'CONSULTATION', owed: false })).toContain('dibatalkan')
  expect(approvalMeans({ type: 'MARKETPLACE', owed: false })).not.toContain('dibatalkan')
})
