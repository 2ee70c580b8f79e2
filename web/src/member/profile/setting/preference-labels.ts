import { CATEGORY } from '@nmw/contract/notification'

/** By category code. */
export const preferenceLabels: Record<number, string> = {
  [CATEGORY.promo]: 'Kupon, potongan harga, dan kabar klinik.',
  [CATEGORY.redemption]: 'Voucher yang Anda tukar dan masa berlakunya.',
  [CATEGORY.payment]: 'Tagihan, batas waktu, dan bukti pembayaran.',
  [CATEGORY.appointment]: 'Janji yang dibuat, diubah, atau segera tiba.',
  [CATEGORY.consultation]: 'Pesan dokter, resep, dan hasil konsultasi.',
  [CATEGORY.points]: 'Poin yang masuk, terpakai, atau segera hangus.',
}
