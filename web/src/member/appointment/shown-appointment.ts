import type { readAppointment } from '@nmw/contract/appointment'
import type { Result } from '@nmw/contract/endpoint'

/** What the detail page knows of an appointment. */
export type ShownAppointment = Result<typeof readAppointment>
