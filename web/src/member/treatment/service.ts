import type { Result } from '@nmw/contract/endpoint'
import type { readTreatment } from '@nmw/contract/treatment'

export type Service = Result<typeof readTreatment>
