import { GatewayFailure } from '../gateway-failure.ts'
import type { Courier } from './courier.ts'

const away = () => Promise.reject(new GatewayFailure('refused', 'no courier is set up'))

/** For a clinic without a courier: everything is picked up. */
export const noCourier: Courier = {
  provider: 'none',
  ownDistricts: true,
  quote: away,
  requestPickup: away,
  track: away,
  cancel: away,
  readNotification: () => ({ genuine: false, reason: 'no courier is set up' }),
  readEvents: () => undefined,
}
