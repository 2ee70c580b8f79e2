/** Official names and everyday ones, brought to one form: 'Kota Administrasi Jakarta Pusat' is 'jakarta pusat'. */
export function normalizePlaceName(name: string) {
  return name
    .toLowerCase()
    .replace(/^(daerah khusus ibukota|daerah istimewa|dki|di|d\.i\.)\s+/, '')
    .replace(/^(kota|kabupaten|kab\.?)(\s+administrasi|\s+adm\.?)?\s+/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** A city and a regency may share a name; then the kind tells them apart. */
export function isCity(name: string) {
  return /^kota\b/i.test(name.trim())
}
