export const careersTexts = {
  title: ['Karir', 'Careers'],
  lead: [
    'Kami mencari orang yang teliti, ramah, dan mau belajar, di ruang perawatan maupun di balik layar.',
    'We look for people who are careful, kind and keen to learn, in the treatment room and behind it.',
  ],
  description: [
    'Karir di Klinik NMW: bidang pekerjaan dan cara mengirim lamaran.',
    'Careers at Klinik NMW: fields of work and how to apply.',
  ],
  fields: ['Bidang pekerjaan', 'Fields of work'],
  doctors: ['Dokter', 'Doctors'],
  doctorsText: [
    'Dokter umum estetika, spesialis kulit, bedah plastik, dan gizi klinik dengan STR yang berlaku.',
    'Aesthetic general doctors, dermatologists, plastic surgeons and nutritionists with a valid STR.',
  ],
  care: ['Perawat dan terapis', 'Nurses and therapists'],
  careText: [
    'Mendampingi tindakan dan perawatan, dari persiapan sampai pasien pulang.',
    'At the side of doctors and patients, from preparation to the way home.',
  ],
  pharmacy: ['Apoteker', 'Pharmacists'],
  pharmacyText: [
    'Memeriksa resep, menyiapkan obat, dan menjelaskan cara pakainya.',
    'Checking prescriptions, preparing medicine and explaining its use.',
  ],
  office: ['Front office dan kantor', 'Front office and offices'],
  officeText: [
    'Menerima pasien, mengatur jadwal, mengelola konten, keuangan, dan teknologi.',
    'Receiving patients, schedules, content, finance and technology.',
  ],
  apply: ['Kirim lamaran', 'How to apply'],
  applyText: [
    'Daftar lowongan belum kami terbitkan di halaman ini. Kirim CV dan surat lamaran lewat e-mail, sebutkan posisi dan kota pada judulnya. Kami hanya memakai data lamaran untuk proses seleksi dan tidak pernah meminta biaya.',
    'We do not list vacancies here yet. Send your CV and a letter by e-mail and name the position and city in the subject. We use your data for the selection only and never ask for money.',
  ],
  send: ['Kirim e-mail', 'Send an e-mail'],
} as const
