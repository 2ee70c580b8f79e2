import type { Search } from '../../lib/reads/load.ts'

const notificationPath = '/user/notification'

/** The page number of the URL; anything else is page 1. */
export function notificationPage({ page }: Search) {
  return { query: { page: page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 } }
}

export function notificationHref(page: number) {
  return page === 1 ? notificationPath : `${notificationPath}?page=${page}`
}
