import type { readAppointment } from '@nmw/contract/appointment'
import type { Result } from '@nmw/contract/endpoint'

export type ShownAppointment = Result<typeof readAppointment>
