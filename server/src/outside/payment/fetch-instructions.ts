import { expectStatus, type GatewayClient } from '../gateway-client.ts'
import type { Instruction } from './payment-gateway.ts'
import { readInstructionSteps } from './read-instruction-steps.ts'

/** From the URL the gateway returned with the account, if it is on the gateway's own host. */
export async function fetchInstructions(
  client: GatewayClient,
  address: string | null,
): Promise<Instruction[] | undefined> {
  if (!address || !client.isOwn(address)) return undefined
  const { pathname, search } = new URL(address)
  const answer = await client.send({ method: 'GET', path: `${pathname}${search}` })
  expectStatus(answer, 'how-to-pay', [200])
  return readInstructionSteps(answer.json())
}
