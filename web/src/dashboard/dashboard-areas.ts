import { articleIcon, bannerIcon, bookIcon, leafIcon } from '../ui/navigation-icons.ts'

/** The four kinds of content, in the order of the tabs. */
export const dashboardAreas = [
  {
    href: '/dashboard/article',
    label: 'Artikel',
    icon: articleIcon,
    purpose: 'Tulis, sunting, dan terbitkan artikel untuk pasien dan pengunjung situs.',
  },
  {
    href: '/dashboard/banner',
    label: 'Banner',
    icon: bannerIcon,
    purpose: 'Atur promo yang tampil di beranda pasien: isi, masa tayang, dan urutan slide.',
  },
  {
    href: '/dashboard/treatment',
    label: 'Treatment',
    icon: leafIcon,
    purpose: 'Kelola layanan klinik dalam lima kelompok, beserta gambar dan sub-layanannya.',
  },
  {
    href: '/dashboard/catalog',
    label: 'Katalog',
    icon: bookIcon,
    purpose: 'Kelola katalog: nama, tautan, deskripsi, dan gambar sampul.',
  },
] as const
