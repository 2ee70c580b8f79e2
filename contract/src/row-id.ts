import * as z from 'zod/mini'

const ofRow = (message: string) => [z.int(message), z.gte(1, message), z.lte(2_147_483_647, message)] as const

/** The number of a row in a body. What no row can have is told in the same words as what none has. */
export const rowId = (message: string) => z.number(message).check(...ofRow(message))

/** The same in an address, where everything is text. */
export const rowIdText = (message: string) => z.coerce.number(message).check(...ofRow(message))
