import type { FrameTexts } from './frame-texts.ts'

type SiteLink = { href: string; text: keyof FrameTexts }

/** 'services' marks the place of the services menu. */
export const siteLinks: readonly SiteLink[] = [
  { href: '/catalogue', text: 'products' },
  { href: '/services', text: 'services' },
  { href: '/articles', text: 'articles' },
  { href: '/branches', text: 'branches' },
  { href: '/doctors', text: 'doctors' },
  { href: '/consultation', text: 'consultation' },
  { href: '/contact-us', text: 'contactUs' },
]

export const serviceLinks: readonly SiteLink[] = [
  { href: '/services?group=plastic-surgery', text: 'plasticSurgery' },
  { href: '/services?group=spa-treatment', text: 'spaTreatment' },
  { href: '/services?group=medical-treatment', text: 'medicalTreatment' },
  { href: '/services?group=cosmetic-dermatology', text: 'cosmeticDermatology' },
  { href: '/services?group=slimming-treatment', text: 'slimmingTreatment' },
  { href: '/services', text: 'allServices' },
  { href: '/services?group=promo', text: 'promos' },
]
