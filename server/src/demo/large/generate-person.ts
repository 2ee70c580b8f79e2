import { DAY } from '@nmw/contract/duration'

const first = 'Adi Agus Ayu Bayu Citra Dewi Dian Eka Fajar Fitri Gita Hadi Indah Joko Kartika Lestari Made Nanda'.split(
  ' ',
)
const last = 'Anggraini Basuki Cahyono Darmawan Effendi Firmansyah Gunawan Hidayat Irawan Kusuma Lubis Maulana'.split(
  ' ',
)
const districts = [317101, 327302, 337401, 347103, 357808, 517101, 737106]
const OLDEST = Date.UTC(1950, 0, 1)
/** All birth dates are before 2005, so all are adults. */
const SPAN = 20_000

/** The same number always gives the same person. */
export function generatePerson(number: number) {
  const gender = number % 2
  const birthDate = new Date(OLDEST + ((number * 7919) % SPAN) * DAY).toISOString().slice(0, 10)
  const serial = String(number).padStart(6, '0')
  return {
    email: `pasien-${serial}@besar.example`,
    phone: `6285${String(number).padStart(8, '0')}`,
    fullName: `${first[number % first.length]} ${last[Math.floor(number / first.length) % last.length]} ${serial}`,
    gender,
    birthDate,
    nik: nikOf(number, birthDate, gender),
  }
}

/** District (6 digits), day (plus 40 for women), month, year, serial number. */
function nikOf(number: number, birthDate: string, gender: number) {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const dayPart = String(Number(day) + (gender === 0 ? 40 : 0)).padStart(2, '0')
  const serial = String(1 + (number % 9_999)).padStart(4, '0')
  return `${districts[number % districts.length]}${dayPart}${month}${year.slice(2)}${serial}`
}
