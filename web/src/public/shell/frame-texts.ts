import type { Language } from '../../lib/session/preferences.ts'

/** Indonesian, English. */
const texts = {
  skip: ['Langsung ke isi', 'Skip to content'],
  mainMenu: ['Menu utama', 'Main menu'],
  menu: ['Menu', 'Menu'],
  close: ['Tutup', 'Close'],
  theme: ['Ganti tema', 'Change theme'],
  otherLanguage: ['English', 'Bahasa Indonesia'],
  signIn: ['Masuk', 'Sign in'],
  account: ['Akun Saya', 'My Account'],
  products: ['Produk', 'Products'],
  services: ['Layanan', 'Services'],
  articles: ['Artikel', 'Articles'],
  branches: ['Cabang', 'Branches'],
  doctors: ['Dokter', 'Doctors'],
  consultation: ['Konsultasi (GRATIS)', 'Consultation (FREE)'],
  contactUs: ['Hubungi Kami', 'Contact Us'],
  plasticSurgery: ['Bedah Plastik', 'Plastic Surgery'],
  spaTreatment: ['Perawatan Spa', 'Spa Treatment'],
  medicalTreatment: ['Perawatan Medis', 'Medical Treatment'],
  cosmeticDermatology: ['Dermatologi Kosmetik', 'Cosmetic Dermatology'],
  slimmingTreatment: ['Pelangsingan', 'Slimming Treatment'],
  allServices: ['Semua Layanan', 'All Services'],
  promos: ['Promo', 'Promos'],
  newsletter: ['Kabar dari klinik', 'News from the clinic'],
  newsletterText: [
    'Perawatan baru, jadwal dokter, dan penawaran untuk Anda.',
    'New treatments, doctors’ hours and offers for you.',
  ],
  email: ['Alamat e-mail', 'E-mail address'],
  subscribe: ['Berlangganan', 'Subscribe'],
  contact: ['Kontak', 'Contact'],
  more: ['Lainnya', 'More'],
  careers: ['Karir', 'Careers'],
  help: ['Bantuan Kami', 'Help'],
  faq: ['FAQ', 'FAQ'],
  legal: ['Legalitas', 'Legal'],
  privacy: ['Kebijakan Privasi', 'Privacy Policy'],
  terms: ['Syarat & Ketentuan', 'Terms & Conditions'],
  social: ['Media sosial', 'Social media'],
  needHelp: ['Butuh Bantuan ?', 'Need Help ?'],
} as const satisfies Record<string, readonly [string, string]>

export type FrameTexts = Record<keyof typeof texts, string>

export function frameTexts(language: Language): FrameTexts {
  const column = language === 'en' ? 1 : 0
  return Object.fromEntries(Object.entries(texts).map(([key, both]) => [key, both[column]])) as FrameTexts
}
