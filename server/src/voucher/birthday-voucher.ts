/** The birthday voucher has no row in the catalogue. */
export const birthdayVoucher = {
  name: 'Diskon 50% perawatan ulang tahun',
  image: '/art/voucher-birthday.svg',
  terms: [
    'Potongan 50% untuk satu perawatan, hanya pada hari ulang tahun Anda.',
    'Voucher tidak dapat digabung dengan promo lain.',
    'Voucher berlaku di semua cabang Klinik NMW.',
    'Voucher tidak dapat dipindahtangankan dan tidak dapat ditukar dengan uang tunai.',
    'Tindakan tetap mengikuti penilaian dokter.',
  ],
  usageSteps: [
    'Datang ke cabang pilihan Anda pada hari ulang tahun Anda.',
    'Tunjukkan kode voucher pada halaman Voucher Saya kepada petugas kasir.',
    'Petugas mencatat kode. Voucher yang sudah dipakai pindah ke daftar terpakai.',
  ],
}
