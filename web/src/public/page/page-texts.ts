export const pageTexts = {
  youAreHere: ['Letak halaman', 'Where you are'],
  pages: ['Halaman', 'Pages'],
  all: ['Semua', 'All'],
  clear: ['Hapus pencarian', 'Clear search'],
  notFoundHint: ['Coba kata lain atau hapus saringan.', 'Try other words or remove the filters.'],
} as const
