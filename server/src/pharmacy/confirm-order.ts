import type { Context } from '../context.ts'
import { type AtCounter, moveAtCounter } from './move-at-counter.ts'

export function confirmOrder(context: Context, input: AtCounter) {
  return moveAtCounter(context, input, { move: 'confirm' })
}
