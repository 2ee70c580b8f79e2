export const catalogueTexts = {
  title: ['Katalog produk', 'Product catalogue'],
  lead: [
    'Produk perawatan yang tersedia di klinik, dengan harga, cara pakai, dan nomor BPOM.',
    'Care products available at our clinics, with prices, directions and BPOM numbers.',
  ],
  description: [
    'Katalog produk perawatan kulit Klinik NMW: harga, harga anggota, cara pakai, dan nomor BPOM.',
    'Skin care products of Klinik NMW: prices, member prices, directions and BPOM numbers.',
  ],
  catalogue: ['Katalog', 'Catalogue'],
  products: ['produk', 'products'],
  search: ['Cari produk', 'Search products'],
  none: ['Produk tidak ditemukan', 'No products found'],
  noCatalogues: ['Katalog belum tersedia', 'No catalogues yet'],
  showAll: ['Lihat semua produk', 'See all products'],
  contactUs: ['Hubungi kami', 'Contact us'],
  price: ['Harga', 'Price'],
  before: ['Harga sebelum potongan', 'Price before the discount'],
  off: ['Hemat', 'Save'],
  member: ['Anggota', 'Members'],
  usage: ['Cara pakai', 'How to use'],
  bpom: ['BPOM', 'BPOM'],
} as const
