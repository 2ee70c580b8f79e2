/** A name in the characters DOKU accepts: accents are removed, other characters dropped. */
export function payerName(name: string, most: number) {
  const plain = name
    .normalize('NFD')
    .replace(/[‘’ʻʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[^a-zA-Z0-9.\-/+,=_:'@% ]/g, '')
    .replace(/ +/g, ' ')
  return plain.trim().slice(0, most).trim() || 'Pasien'
}
