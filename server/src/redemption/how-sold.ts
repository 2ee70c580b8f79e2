import type { Sold } from '@nmw/contract/checkout'
import { isControlled } from './is-controlled.ts'

export function howSold(item: { class: string | null; active: boolean }): Sold {
  if (isControlled(item.class)) return 'clinic'
  return item.active ? 'online' : 'gone'
}
