import type { ConsentPurpose } from '@nmw/contract/privacy'

export const consentWords: Record<ConsentPurpose, { title: string; about: string; needed: boolean }> = {
  account: {
    title: 'Syarat & Ketentuan dan Kebijakan Privasi',
    about: 'Diperlukan selama akun terbuka.',
    needed: true,
  },
  health: {
    title: 'Data kesehatan untuk konsultasi dan resep',
    about: 'Diperlukan untuk layanan dokter.',
    needed: true,
  },
  photo: {
    title: 'Foto kulit dalam rekam medis',
    about: 'Diperlukan untuk mengirim foto kepada dokter dan klinik.',
    needed: false,
  },
  marketing: { title: 'Promo dan kabar klinik', about: 'Lewat e-mail dan WhatsApp.', needed: false },
}
