import type { Search } from '../../lib/reads/load.ts'

export const messagePath = '/user/message'
export const MESSAGES_PER_PAGE = 30

export function threadHref(id: number) {
  return `${messagePath}?id=${id}`
}

/** The conversation of the URL; undefined without a valid number. */
export function threadIdOf({ id }: Search) {
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

export function threadInput(id: number, page = 1) {
  return { params: { id }, query: { page, limit: MESSAGES_PER_PAGE } }
}
