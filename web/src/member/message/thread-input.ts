import type { Search } from '../../lib/load.ts'

export const messagePath = '/user/message'
export const MESSAGES_A_PAGE = 30

export function threadHref(id: number) {
  return `${messagePath}?id=${id}`
}

/** The conversation that the address names; what is no number names none. */
export function threadIdOf({ id }: Search) {
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/** How the newest page of a conversation is read, everywhere alike. */
export function threadInput(id: number, page = 1) {
  return { params: { id }, query: { page, limit: MESSAGES_A_PAGE } }
}
