import sharp from 'sharp'
import { mustCall } from './call-clinic.ts'
import { queryRunning } from './in-running-database.ts'
import { cookieHeader } from './log-in.ts'

type Wanted = {
  url: string
  /** `Set-Cookie` lines of the patient. */
  setCookies: string[]
  session: number
  /** Code of the payment method, for paid consultations. */
  method?: string
  photos?: number
}

const complaint =
  'Jerawat meradang di pipi kiri dan dagu sejak tiga minggu lalu. Sudah memakai sabun jerawat, tetapi kulit menjadi kering dan perih.'

/** Books as the pages do, with photos. Returns the ids of the appointment and of its order. */
export async function bookConsultation({ setCookies, ...wanted }: Wanted) {
  const headers = { cookie: cookieHeader(setCookies), 'x-site': 'member' }
  return bookWith({ ...wanted, headers })
}

type Signed = Omit<Wanted, 'setCookies'> & { headers: Record<string, string> }

export async function bookWith({ url, headers, session, method, photos = 3 }: Signed) {
  const image: string[] = []
  for (let number = 0; number < photos; number++) image.push(await sendPhoto(url, headers, number))
  const body = { schedule_id: session, image, note: complaint, ...(method ? { payment_methode: method } : {}) }
  const { result } = await mustCall(url, '/legacy/appointment/create', { body, headers })
  const { id, order } = result as { id: number; order: { invoice_number: string } | null }
  return { id, invoice: order?.invoice_number, headers }
}

async function sendPhoto(url: string, headers: Record<string, string>, number: number) {
  const bytes = await drawFace(number)
  const start = { body: { extension: 'jpg', length: bytes.length, public: false }, headers }
  const { result } = await mustCall(url, '/legacy/upload/resumable-start', start)
  const { filename, limit } = result as { filename: string; limit: number }
  for (let index = 0; index < bytes.length; index += limit) {
    const chunk = bytes.subarray(index, index + limit).toString('base64')
    await mustCall(url, '/legacy/upload/resumable-chunk', { body: { filename, chunk, index, public: false }, headers })
  }
  return filename
}

export function drawFace(number = 0) {
  const grounds = ['#efd9c9', '#e6cbb5', '#f3e2d6', '#dcbfa8', '#ead3c0']
  const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 140" width="900" height="1050">
    <rect width="120" height="140" fill="${grounds[number % grounds.length]}"/>
    <g fill="none" stroke="#7b4b3a" stroke-width="2" stroke-linecap="round">
    <path d="M30 62c0 34 13 56 30 56s30-22 30-56"/><path d="M28 66c-8-40 12-56 32-56s40 16 32 56c-6-14-12-24-22-30-14 8-32 8-42 30z"/>
    <path d="M41 66c4-4 10-4 14 0M65 66c4-4 10-4 14 0M40 57c5-3 10-3 15-1M65 56c5-2 10-2 15 1M60 70l-3 14h6M50 98c6 5 14 5 20 0"/></g></svg>`
  return sharp(Buffer.from(face)).flatten().jpeg({ quality: 88 }).toBuffer()
}

/** Marks a consultation as paid. */
export async function settleOrder(dataDirectory: string, invoice: string) {
  await queryRunning(
    dataDirectory,
    `update "order" set payment_status = 'PAID', order_status = 'CONSULTATION', paid_at = now()
     where invoice = $1 and order_status = 'WAITING_PAYMENT'`,
    [invoice],
  )
}
