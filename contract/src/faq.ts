import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const listFaq = endpoint({
  method: 'GET',
  path: '/legacy/faq',
  audience: 'public',
  summary: 'Frequently asked questions by category',
  result: z.array(
    z.object({ category: z.string(), items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  ),
})
