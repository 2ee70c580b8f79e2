export const prescriptionsPath = '/user/prescription'

export function detailPath({ rsvMedId, rsvId }: { rsvMedId: string; rsvId: number }) {
  return `${prescriptionsPath}/${encodeURIComponent(rsvMedId)}?id=${rsvId}`
}

export function paymentPath(invoice: string) {
  return `/user/order-payment/${encodeURIComponent(invoice)}`
}

export function redemptionPath(rsvMedId: string) {
  return `/user/prescription-pay/${encodeURIComponent(rsvMedId)}`
}
