/** Names people would not recognise, and slips of the source, as the source spells them. */
const better: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
  'Ra"as': "Ra'as",
  "KI'E": "Ki'e",
  'Kot olin': "Kot'olin",
  'Konda/ Kondaga': 'Konda/Kondaga',
  'Timang gajah': 'Timang Gajah',
  'Cibal barat': 'Cibal Barat',
}

export function shownName(official: string) {
  return better[official] ?? official
}
