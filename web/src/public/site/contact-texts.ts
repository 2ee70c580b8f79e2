export const contactTexts = {
  title: ['Hubungi kami', 'Contact us'],
  lead: [
    'Ada pertanyaan tentang janji, resep, atau pesanan? Kami membantu lewat WhatsApp, e-mail, atau langsung di cabang.',
    'Questions about a visit, a prescription or an order? We help on WhatsApp, by e-mail or at any clinic.',
  ],
  description: [
    'WhatsApp, e-mail, alamat, dan jawaban atas pertanyaan yang sering diajukan kepada Klinik NMW.',
    'WhatsApp, e-mail, address and answers to questions people often ask Klinik NMW.',
  ],
  chat: ['Chat WhatsApp', 'Chat on WhatsApp'],
  chatText: [
    'Cara tercepat. Admin kami membalas pada jam buka klinik.',
    'The quickest way. We reply during opening hours.',
  ],
  mail: ['E-mail', 'E-mail'],
  mailText: ['Untuk dokumen, kerja sama, dan keluhan.', 'For documents, partnerships and complaints.'],
  visit: ['Kunjungi kami', 'Visit us'],
  seeBranches: ['Lihat semua cabang', 'See all clinics'],
  questions: ['Pertanyaan yang sering diajukan', 'Questions people often ask'],
} as const
