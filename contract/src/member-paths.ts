/** Pages a link may lead a patient to; a test compares them with the route table of the member area. */
export const MEMBER_PATHS = [
  '/user/home',
  '/user/consult',
  '/user/consult-detail/$id',
  '/user/consult-create',
  '/user/consult-pay/$id',
  '/user/prescription',
  '/user/prescription/$code',
  '/user/prescription-pay/$id',
  '/user/voucher',
  '/user/order',
  '/user/order/$id',
  '/user/order-payment/$inv',
  '/user/account',
  '/user/account-setting',
  '/user/invoice/$inv',
  '/user/point',
  '/user/voucher-point',
  '/user/notification',
  '/user/message',
  '/user/branches',
  '/user/services',
  '/user/promo/$slug',
] as const

const pages = MEMBER_PATHS.map((path) => new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`))

/** The member page of an inner link, with or without `/user` in front; undefined for a link to another site. */
export function memberPath(link: string) {
  const inside = new URL(link.replace(/^\/user(?=\/|$)/, ''), 'http://inside')
  return inside.host === 'inside' ? `/user${inside.pathname}${inside.search}${inside.hash}` : undefined
}

export function isMemberPage(link: string) {
  const path = memberPath(link)?.replace(/[?#].*/, '')
  return path !== undefined && pages.some((page) => page.test(path))
}
