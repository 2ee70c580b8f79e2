import * as contract from '@nmw/contract/faq'
import { route } from '../http/route.ts'
import { listFaq } from './list-faq.ts'

export const faqRoutes = [route(contract.listFaq, listFaq)]
