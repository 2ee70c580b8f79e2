import type { FrameWords } from './frame-words.ts'

type SiteLink = { href: string; word: keyof FrameWords }

/** 'Services' stands among them as the place of its own list. */
export const siteLinks: readonly SiteLink[] = [
  { href: '/catalogue', word: 'products' },
  { href: '/services', word: 'services' },
  { href: '/articles', word: 'articles' },
  { href: '/branches', word: 'branches' },
  { href: '/doctors', word: 'doctors' },
  { href: '/consultation', word: 'consultation' },
  { href: '/contact-us', word: 'contactUs' },
]

export const serviceLinks: readonly SiteLink[] = [
  { href: '/services?group=plastic-surgery', word: 'plasticSurgery' },
  { href: '/services?group=spa-treatment', word: 'spaTreatment' },
  { href: '/services?group=medical-treatment', word: 'medicalTreatment' },
  { href: '/services?group=cosmetic-dermatology', word: 'cosmeticDermatology' },
  { href: '/services?group=slimming-treatment', word: 'slimmingTreatment' },
  { href: '/services', word: 'allServices' },
  { href: '/services?group=promo', word: 'promos' },
]
