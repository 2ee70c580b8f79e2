import { readDoctor } from '@nmw/contract/doctor'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'

export type DoctorContent = Result<typeof readDoctor>

export const doctorContent: ReadContent<DoctorContent> = ({ call, params: { slug = '' } }) =>
  call(readDoctor, { params: { slug } })
