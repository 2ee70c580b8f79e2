import type { ConsentPurpose } from '@nmw/contract/privacy'

export const consentUses: Record<ConsentPurpose, string> = {
  account: 'Diperlukan selama akun terbuka.',
  health: 'Diperlukan untuk layanan dokter.',
  photo: 'Diperlukan untuk mengirim foto kepada dokter dan klinik.',
  marketing: 'Lewat e-mail dan WhatsApp.',
}
