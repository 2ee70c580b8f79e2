export const siteName = 'Klinik NMW'
export const defaultDescription =
  'Klinik NMW: konsultasi dokter kulit dan estetika, tebus resep, dan perawatan di cabang terdekat Anda.'

/** Some titles written by staff already contain the clinic's name. */
export function pageTitle(title?: string) {
  if (!title) return siteName
  return title.endsWith(`| ${siteName}`) ? title : `${title} | ${siteName}`
}
