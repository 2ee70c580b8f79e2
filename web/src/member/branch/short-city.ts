/** 'Kota Administrasi Jakarta Pusat' → 'Jakarta Pusat'. A Kabupaten keeps its word: it is another place than its town. */
export function shortCity(city: string) {
  return city.replace(/^Kota (Administrasi )?/, '')
}
