import { expect, test } from 'vitest'
import { approvalMeans } from './refund-labels.ts'

test('refund: approving a debt of the clinic cancels no consultation', () => {
  expect(approvalMeans({ type: 'CONSULTATION', owed: true })).not.toContain('dibatalkan')
  expect(approvalMeans({ type: 'CONSULTATION', owed: false })).toContain('dibatalkan')
  expect(approvalMeans({ type: 'MARKETPLACE', owed: false })).not.toContain('dibatalkan')
})
