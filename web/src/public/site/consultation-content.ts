import { listDoctorTypes } from '@nmw/contract/doctor'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'

export type ConsultationContent = Result<typeof listDoctorTypes>

export const consultationContent: ReadContent<ConsultationContent> = ({ call }) => call(listDoctorTypes, {})
