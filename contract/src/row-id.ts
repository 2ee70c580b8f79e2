import * as z from 'zod/mini'

const ofRow = (message: string) => [z.int(message), z.gte(1, message), z.lte(2_147_483_647, message)] as const

/** A row number in a body. An impossible number gets the same message as a missing row. */
export const rowId = (message: string) => z.number(message).check(...ofRow(message))

/** The same in a URL, where everything is text. */
export const rowIdText = (message: string) => z.coerce.number(message).check(...ofRow(message))
