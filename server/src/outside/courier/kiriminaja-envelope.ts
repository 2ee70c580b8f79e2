import * as z from 'zod'

/** Around every response of KiriminAja. */
export const envelope = z.object({ status: z.boolean(), text: z.string().optional() })
