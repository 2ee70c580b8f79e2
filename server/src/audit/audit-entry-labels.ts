import { SETTINGS } from '@nmw/contract/ops-setting'
import { roleName } from '@nmw/contract/role'
import { formatRupiah } from '@nmw/contract/rupiah'

/** Labels by the prefix of an entry's object; the number or name follows it. */
const objectLabels: Record<string, string> = {
  'account:': 'Akun',
  'appointment-': 'Janji temu',
  'article:': 'Artikel',
  'banner:': 'Banner',
  'batch-': 'Batch',
  'branch-': 'Cabang',
  'catalogue:': 'Katalog',
  'category:': 'Kategori',
  'closure-': 'Libur',
  'doctor-': 'Dokter',
  'media:': 'Gambar',
  'medicine-': 'Obat',
  'payment-notice-': 'Kabar pembayaran',
  'product-': 'Produk',
  'refund-': 'Pengembalian dana',
  'session-': 'Sesi',
  'treatment:': 'Treatment',
  'voucher-kind-': 'Jenis voucher',
  'voucher-option-': 'Pilihan voucher',
  'voucher:': 'Voucher',
}
const prefixes = Object.entries(objectLabels)

const settings = Object.entries(SETTINGS)

/** A setting has the label of its own screen. */
export function describeObject(object: string | null) {
  const [, setting] = settings.find(([name]) => name === object) ?? []
  if (setting) return setting.label
  const [prefix, label] = prefixes.find(([start]) => object?.startsWith(start)) ?? []
  return object && prefix ? `${label} ${object.slice(prefix.length)}` : object
}

/** "janji temu 12" is stored as `appointment-12`; a setting is found by part of its label. */
export function findObjects(text: string) {
  const wanted = text.toLowerCase()
  const numbered = prefixes
    .filter(([, label]) => wanted.startsWith(`${label.toLowerCase()} `))
    .map(([prefix, label]) => prefix + text.slice(label.length + 1))
  const named = settings.filter(([, { label }]) => label.toLowerCase().includes(wanted)).map(([name]) => name)
  return [...numbered, ...named]
}

const detailLabels: Record<string, string> = {
  before: 'sebelum',
  after: 'sesudah',
  account: 'akun',
  action: 'tindakan',
  active: 'aktif',
  amount: 'jumlah',
  batch: 'batch',
  branch: 'cabang',
  branches: 'cabang lain',
  branchId: 'cabang',
  capacity: 'kapasitas',
  change: 'kembalian',
  class: 'golongan',
  code: 'kode',
  consents: 'persetujuan',
  discount: 'diskon',
  doctor: 'dokter',
  dp: 'uang muka',
  endsAt: 'selesai',
  endsOn: 'berakhir',
  expiresOn: 'berlaku sampai',
  fee: 'tarif',
  file: 'berkas',
  firstDay: 'hari pertama',
  found: 'ditemukan',
  from: 'dari',
  granted: 'disetujui',
  handBack: 'dikembalikan',
  how: 'cara',
  invoice: 'faktur',
  item: 'barang',
  kind: 'jenis',
  lastDay: 'hari terakhir',
  lines: 'baris',
  mail: 'e-mail',
  medicines: 'obat',
  member: 'akun',
  memberPrice: 'harga member',
  message: 'pesan',
  name: 'nama',
  names: 'nama',
  nik: 'nomor KTP',
  note: 'catatan',
  number: 'nomor',
  option: 'pilihan',
  order: 'urutan',
  outcome: 'hasil',
  owner: 'pemilik',
  paid: 'dibayar',
  patient: 'pasien',
  patients: 'pasien',
  pending: 'menunggu perangkat lain keluar',
  photos: 'foto',
  plan: 'jadwal',
  points: 'poin',
  prescription: 'resep',
  price: 'harga',
  provider: 'penyedia',
  purpose: 'keperluan',
  quantity: 'banyaknya',
  reason: 'alasan',
  reference: 'surat jalan',
  registration: 'nomor STR',
  search: 'pencarian',
  shown: 'ditampilkan',
  sip: 'nomor SIP',
  site: 'situs',
  startsAt: 'mulai',
  startsOn: 'mulai',
  timezone: 'zona waktu',
  to: 'sampai',
  total: 'total',
  treatments: 'tindakan',
  type: 'jenis',
  validUntil: 'berlaku sampai',
  value: 'nilai',
  version: 'versi',
  voucher: 'voucher',
  way: 'cara',
  weekday: 'hari ke',
  whatsapp: 'WhatsApp',
  words: 'keterangan',
}

const amounts = new Set(['amount', 'change', 'fee', 'memberPrice', 'paid', 'price', 'total'])

const coded = new Set(['consents', 'how', 'kind', 'outcome', 'purpose', 'site'])

const valueLabels: Record<string, string> = {
  account: 'akun',
  after: 'sesudah',
  applied: 'dicatat',
  before: 'sebelum',
  code: 'kode',
  health: 'data kesehatan',
  late: 'terlambat',
  login: 'masuk',
  member: 'pasien',
  ops: 'klinik',
  password: 'kata sandi',
  phone: 'nomor telepon',
  photo: 'foto',
  register: 'pendaftaran',
  signup: 'pendaftaran',
}

type Value = string | number | boolean | null

/** Empty values are left out. */
export function describeDetail(detail: Record<string, Value> | null) {
  return Object.entries(detail ?? {})
    .filter(([name, value]) => value !== null && value !== '' && !(name === 'pending' && !value))
    .map(([name, value]) => (name === 'roleId' ? `peran: ${roleName(Number(value))}` : describeFact(name, value)))
    .join(', ')
}

/** `priceBefore` is labelled as the previous price. */
function describeFact(name: string, value: Value) {
  const [, thing = name, when = ''] = /^(.+?)(Before|After)?$/.exec(name) ?? []
  const called = `${detailLabels[thing] ?? thing}${{ Before: ' sebelumnya', After: ' sesudahnya' }[when] ?? ''}`
  return `${called}: ${describeValue(thing, value)}`
}

function describeValue(thing: string, value: Value) {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value === 'number') return amounts.has(thing) ? formatRupiah(value) : value
  // Text that people typed is not translated.
  return coded.has(thing) ? String(value).split(',').map(labelOf).join('; ') : value
}

const labelOf = (value: string) => valueLabels[value] ?? value
