export type GalleryArticle = { date: string; title: string; category: string; views: string; active: boolean }

export const galleryArticles: GalleryArticle[] = [
  article('2026/11/11', 'Urutan Perawatan Wajah Pagi yang Ringkas', 'Perawatan Harian', '120'),
  article('2026/11/02', 'Jerawat Tidak Selalu Soal Wajah Kotor', 'Jerawat', '177'),
  article('2026/10/24', 'Memahami Melasma: Flek yang Mudah Kambuh', 'Pigmentasi', '234'),
  article('2026/10/15', 'Panduan Memakai Retinoid untuk Pemula', 'Perawatan Harian', '291'),
  article('2026/09/02', 'Tabir Surya: Berapa Banyak yang Cukup', 'Perawatan Harian', '1.204', false),
  article(
    '2026/08/28',
    'Mempertanggungjawabkan Pilihan Produk Perawatan Kulit Sensitif',
    'Perawatan Harian',
    '88',
    false,
  ),
]

function article(date: string, title: string, category: string, views: string, active = true): GalleryArticle {
  return { date, title, category, views, active }
}
