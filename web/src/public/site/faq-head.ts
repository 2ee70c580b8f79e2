import type { DescribePage } from '../../lib/reads/content.ts'

export const faqHead: DescribePage = () => ({
  title: 'FAQ',
  description: 'Pertanyaan tentang Klinik NMW.',
  path: '/faq',
})
