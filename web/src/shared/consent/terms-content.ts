import { BRAND } from '@nmw/contract/brand'
import type { LegalContent } from './legal-text.tsx'
import { spacedNumber } from '@nmw/contract/spaced-number'

export const termsContent: LegalContent = {
  lead: `Dengan memakai aplikasi ${BRAND.name}, Anda menyetujui ketentuan berikut.`,
  parts: [
    {
      title: 'Akun',
      lines: [
        'Usia paling sedikit 21 tahun, atau sudah menikah, atau dengan persetujuan orang tua.',
        'Anda dapat masuk dengan kata sandi atau dengan kode sekali pakai yang dikirim ke e-mail Anda.',
      ],
    },
    {
      title: 'Konsultasi',
      lines: [
        'Sesi chat dengan dokter berlangsung paling lama 10 menit.',
        'Gambar di chat berformat png atau jpg, paling besar 5 MB.',
        'Janji dapat dibatalkan paling lambat 60 menit sebelum dimulai.',
        'Bila Anda tidak hadir, pembayaran hangus. Bila dokter tidak hadir lebih dari 1 jam, uang Anda dikembalikan.',
      ],
    },
    {
      title: 'Resep dan obat',
      lines: [
        'Resep dapat ditebus ulang sebanyak jumlah iter, dalam 3 bulan sejak konsultasi terakhir.',
        'Narkotika dan psikotropika tidak dapat dibeli di sini.',
      ],
    },
    {
      title: 'Pesanan dan pengiriman',
      lines: [
        'Harga sudah termasuk PPN.',
        'Pengiriman memakan waktu 1 sampai 3 hari.',
        'Pesanan yang sudah dikonfirmasi apotek atau sedang dikirim tidak dapat dibatalkan.',
        'Kupon tidak dapat dipindahtangankan dan tidak dapat diuangkan.',
      ],
    },
    {
      title: 'Pengembalian dana dan keluhan',
      lines: [
        'Klaim produk: paling lambat 1 hari kalender sejak diterima.',
        'Klaim konsultasi: paling lambat 3 hari kalender sejak reservasi.',
        'Keluhan: paling lambat 3 hari kalender setelah transaksi selesai.',
        'Dana dikembalikan ke sumber pembayaran semula.',
      ],
    },
    {
      title: 'Sengketa dan kontak',
      lines: [
        'Sengketa diselesaikan melalui badan arbitrase atau pengadilan negeri.',
        `Hubungi kami lewat e-mail ${BRAND.email}, WhatsApp, atau telepon ${spacedNumber(BRAND.whatsapp)}.`,
      ],
    },
  ],
}
