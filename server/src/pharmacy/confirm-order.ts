import type { Context } from '../context.ts'
import { type CounterInput, moveAtCounter } from './move-at-counter.ts'

export function confirmOrder(context: Context, input: CounterInput) {
  return moveAtCounter(context, input, { move: 'confirm' })
}
