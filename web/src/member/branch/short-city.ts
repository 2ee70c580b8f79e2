/** 'Kota Administrasi Jakarta Pusat' → 'Jakarta Pusat'. 'Kabupaten' stays: a regency is not its town. */
export function shortCity(city: string) {
  return city.replace(/^Kota (Administrasi )?/, '')
}
