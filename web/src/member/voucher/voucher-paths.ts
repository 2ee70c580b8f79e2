export const pointPath = '/user/point'
export const voucherListPath = '/user/point?slug=voucher-list'

export function voucherDetailPath(name: string) {
  return `/user/voucher-point?q=${encodeURIComponent(name)}`
}

export function voucherCodePath(id: number) {
  return `/user/point?slug=detail-voucher&id=${id}`
}
