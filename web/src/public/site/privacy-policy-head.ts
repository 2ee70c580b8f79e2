import type { DescribePage } from '../../lib/reads/content.ts'
import { privacyContent } from '../../shared/consent/privacy-content.ts'

export const privacyPolicyHead: DescribePage = () => ({
  title: 'Kebijakan Privasi',
  description: privacyContent.lead,
  path: '/privacy-policy',
})
