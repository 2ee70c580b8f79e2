/** Normalizes official and everyday names: 'Kota Administrasi Jakarta Pusat' becomes 'jakarta pusat'. */
export function normalizePlaceName(name: string) {
  return name
    .toLowerCase()
    .replace(/^(daerah khusus ibukota|daerah istimewa|dki|di|d\.i\.)\s+/, '')
    .replace(/^(kota|kabupaten|kab\.?)(\s+administrasi|\s+adm\.?)?\s+/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** A city and a regency may share a name. */
export function isCity(name: string) {
  return /^kota\b/i.test(name.trim())
}
