import { expect, test } from 'vitest'
import { createPictureWait } from './picture-wait.ts'

test('a form waits until the last of its pictures has come or failed', () => {
  const { onBusy, isBusy } = createPictureWait()
  expect(isBusy()).toBe(false)
  onBusy(true)
  onBusy(true)
  onBusy(false)
  expect(isBusy()).toBe(true)
  onBusy(false)
  expect(isBusy()).toBe(false)
})
