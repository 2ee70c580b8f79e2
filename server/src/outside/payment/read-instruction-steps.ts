import * as z from 'zod'
import { GatewayFailure } from '../gateway-failure.ts'
import type { Instruction } from './payment-gateway.ts'

const answer = z.object({
  payment_instruction: z.array(z.object({ channel: z.string(), step: z.array(z.string()).max(60) })).max(20),
})

/** As plain text: gateways put markup into their steps, which must not reach our pages. */
export function readInstructionSteps(value: unknown): Instruction[] {
  const { data } = answer.safeParse(value)
  if (!data) throw new GatewayFailure('unclear', 'instructions in another form')
  return data.payment_instruction.map(({ channel, step }) => ({
    channel: plainText(channel),
    step: step.map(plainText).filter(Boolean),
  }))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

export function plainText(markup: string) {
  return markup
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500)
}
