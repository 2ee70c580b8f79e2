import type { DescribePage } from '../../lib/content.ts'
import { privacyContent } from '../../lib/privacy-content.ts'

export const privacyPolicyHead: DescribePage = () => ({
  title: 'Kebijakan Privasi',
  description: privacyContent.lead,
  path: '/privacy-policy',
})
