import { BRAND } from '@nmw/contract/brand'
import type { LegalContent } from './legal-text.tsx'

export const privacyContent: LegalContent = {
  lead: `${BRAND.name} mengelola aplikasi ini dan bertanggung jawab atas data pribadi Anda.`,
  parts: [
    {
      title: 'Data yang kami simpan',
      lines: [
        'Identitas dan kontak: nama, nomor KTP, tanggal lahir, e-mail, nomor telepon, alamat.',
        'Data kesehatan: keluhan, foto konsultasi, catatan dokter, resep.',
        'Transaksi: pesanan, pembayaran, poin, kupon.',
      ],
    },
    {
      title: 'Untuk apa',
      lines: [
        'Konsultasi, resep, perawatan, dan pengiriman pesanan Anda.',
        'Pemberitahuan tentang janji, pembayaran, dan pesanan Anda.',
        'Penawaran, hanya bila Anda menyetujuinya.',
      ],
    },
    {
      title: 'Perlindungan',
      lines: [
        'Nomor KTP disimpan terenkripsi dan tidak pernah ditampilkan utuh.',
        'Foto konsultasi dan data kesehatan tidak dapat dibuka tanpa masuk ke akun yang berhak.',
      ],
    },
    {
      title: 'Hak Anda',
      lines: [
        'Melihat dan memperbaiki data Anda di Pengaturan Akun.',
        `Bertanya atau mengajukan keberatan lewat e-mail ${BRAND.email}.`,
      ],
    },
  ],
}
