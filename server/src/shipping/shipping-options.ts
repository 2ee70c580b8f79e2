import { INSURANCE, insuranceFor, type InsuranceTerms, isInsuranceForced } from '@nmw/contract/money'
import { PICKUP, type ShippingService } from '@nmw/contract/shipping'
import type { ShippingRate } from '../outside/courier/courier.ts'

/** Cheapest courier first, pickup last. */
export function shippingOptions(
  rates: readonly ShippingRate[],
  value: number,
  terms: InsuranceTerms = INSURANCE,
): ShippingService[] {
  const couriers = rates.map((rate) => ({
    service: rate.service,
    service_name: rate.name,
    service_type: rate.type,
    cost: rate.cost,
    etd: rate.estimate,
    insurance: insuranceFor(value, terms),
    force_insurance: isInsuranceForced(value, terms),
  }))
  return [
    ...couriers.toSorted((one, other) => one.cost - other.cost),
    {
      service: PICKUP.service,
      service_name: PICKUP.name,
      service_type: PICKUP.type,
      cost: 0,
      etd: null,
      insurance: 0,
      force_insurance: false,
    },
  ]
}
