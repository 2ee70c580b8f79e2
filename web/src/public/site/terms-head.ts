import type { DescribePage } from '../../lib/reads/content.ts'
import { termsContent } from '../../shared/consent/terms-content.ts'

export const termsHead: DescribePage = () => ({
  title: 'Syarat & Ketentuan',
  description: termsContent.lead,
  path: '/terms',
})
