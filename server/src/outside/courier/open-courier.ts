import type { Env } from '../../env.ts'
import type { Courier } from './courier.ts'
import { noCourier } from './no-courier.ts'

/** The configured courier. The real one is loaded only when used. */
export async function openCourier({ courierProvider, kiriminaja, courierTimeout }: Env): Promise<Courier> {
  if (courierProvider !== 'kiriminaja') return noCourier
  const { kiriminajaCourier } = await import('./kiriminaja-courier.ts')
  return kiriminajaCourier({ ...kiriminaja, timeout: courierTimeout })
}
