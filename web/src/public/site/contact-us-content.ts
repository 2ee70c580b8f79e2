import type { Result } from '@nmw/contract/endpoint'
import { listFaq } from '@nmw/contract/faq'
import type { ReadContent } from '../../lib/reads/content.ts'

export type ContactUsContent = Result<typeof listFaq>

export const contactUsContent: ReadContent<ContactUsContent> = ({ call }) => call(listFaq, {})
