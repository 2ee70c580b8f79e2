export const siteName = 'Klinik NMW'
export const defaultDescription =
  'Klinik NMW: konsultasi dokter kulit dan estetika, tebus resep, dan perawatan di cabang terdekat Anda.'

export function pageTitle(title?: string) {
  return title ? `${title} | ${siteName}` : siteName
}
