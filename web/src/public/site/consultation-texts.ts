export const consultationTexts = {
  title: ['Konsultasi gratis', 'Free consultation'],
  lead: [
    'Ceritakan keluhan Anda, kirim foto kulit, dan bertemu dokter di cabang yang Anda pilih. Konsultasi dokter umum tidak dipungut biaya.',
    'Tell us what troubles you, send photos of your skin and see a doctor at the clinic of your choice. General consultations are free.',
  ],
  description: [
    'Konsultasi dokter di Klinik NMW: cara membuat janji, jenis dokter, dan biayanya. Konsultasi dokter umum gratis.',
    'Consultations at Klinik NMW: how to book, kinds of doctors and their fees. General consultations are free.',
  ],
  start: ['Buat janji', 'Book a visit'],
  register: ['Daftar akun', 'Create an account'],
  how: ['Cara kerjanya', 'How it works'],
  step1: ['Pilih tanggal dan cabang', 'Choose a day and a clinic'],
  step1Text: [
    'Masuk ke akun Anda, lalu tentukan kapan dan di mana Anda ingin datang.',
    'Sign in and say when and where you would like to come.',
  ],
  step2: ['Pilih dokter', 'Choose a doctor'],
  step2Text: [
    'Anda melihat jam praktik, sisa tempat, dan biaya setiap dokter sebelum memilih.',
    'You see hours, free seats and the fee of every doctor before you choose.',
  ],
  step3: ['Kirim keluhan dan foto', 'Describe it and add photos'],
  step3Text: [
    'Tulis keluhan dan unggah 1 sampai 5 foto. Foto hanya dapat dilihat Anda dan tim yang merawat.',
    'Write what troubles you and upload 1 to 5 photos. Only you and those who treat you can see them.',
  ],
  step4: ['Datang dan terima resep', 'Come and get your prescription'],
  step4Text: [
    'Resep dan anjuran dokter tersimpan di akun Anda dan dapat ditebus dari rumah.',
    'Your prescription and the advice stay in your account, and you can order from home.',
  ],
  kinds: ['Jenis konsultasi dan biaya', 'Kinds of consultation and fees'],
  free: ['Gratis', 'Free'],
  from: ['Mulai', 'From'],
  none: ['Belum ada dokter', 'No doctors yet'],
  doctors: ['dokter', 'doctors'],
  seeDoctors: ['Lihat dokter', 'See doctors'],
  feeNote: [
    'Konsultasi berbayar ditambah biaya layanan Rp\u00A05.000. Janji dapat dibatalkan paling lambat 60 menit sebelum dimulai.',
    'Paid consultations add a service fee of Rp 5.000. A visit can be cancelled up to 60 minutes before it begins.',
  ],
  skin: ['Jerawat, melasma, alergi, dan penyakit kulit lain.', 'Acne, melasma, allergies and other skin conditions.'],
  surgery: ['Bedah plastik dan rekonstruksi.', 'Plastic and reconstructive surgery.'],
  nutrition: ['Berat badan, pola makan, dan gizi klinik.', 'Weight, diet and clinical nutrition.'],
  general: ['Pemeriksaan awal dan keluhan kulit sehari-hari.', 'First examination and everyday skin complaints.'],
} as const
