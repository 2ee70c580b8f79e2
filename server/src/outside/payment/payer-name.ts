/** A name in the letters DOKU takes: accents fall off, and what has no such letter is left out. */
export function payerName(name: string, most: number) {
  const plain = name
    .normalize('NFD')
    .replace(/[‘’ʻʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[^a-zA-Z0-9.\-/+,=_:'@% ]/g, '')
    .replace(/ +/g, ' ')
  return plain.trim().slice(0, most).trim() || 'Pasien'
}
