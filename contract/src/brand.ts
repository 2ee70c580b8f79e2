/** The only place for the clinic's name, contacts and public figures. */
export const BRAND = {
  name: 'Klinik NMW',
  description:
    'Klinik kulit, estetika, dan dermatologi. Konsultasi dokter, resep, perawatan, dan pesanan Anda dalam satu tempat.',
  pointName: 'NMW Poin',
  version: '1.0.0',
  address: 'Jl. Cempaka Menteng No. 18, Menteng, Jakarta Pusat, DKI Jakarta 10310',
  email: 'halo@nmw.example',
  whatsapp: '6281000000100',
  helpText: 'Halo NMW, saya butuh bantuan.',
  social: {
    instagram: 'https://www.instagram.com/kliniknmw.example',
    tiktok: 'https://www.tiktok.com/@kliniknmw.example',
    youtube: 'https://www.youtube.com/@kliniknmw.example',
  },
} as const

export function whatsappLink(number: string, text: string) {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
