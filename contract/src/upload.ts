import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const PICTURE_INVALID = 'Gambar Tidak Valid'
export const CHUNK_TOO_LARGE = 'Potongan gambar maksimal 256 KiB'
/** Label of the button that resumes a broken upload. */
export const RESUME_UPLOAD = 'Lanjutkan Unggah'
export const STORAGE_FULL = 'Penyimpanan server sedang penuh, gambar belum tersimpan. Coba lagi nanti.'
export const TOO_MANY_OPEN_UPLOADS = 'Terlalu banyak unggahan yang belum selesai. Selesaikan dulu atau coba lagi besok.'
export const DAILY_UPLOADS_USED_UP = 'Batas unggah 50 MB per hari sudah tercapai. Coba lagi besok.'

const KIB = 1024
const MIB = 1024 * KIB

export const PICTURE_BYTES = 5 * MIB
export const CHUNK_BYTES = 256 * KIB
/** Limit of one request, as sent and once inflated. A whole chunk as a number array fits. */
const CHUNK_REQUEST_BYTES = 2 * MIB
export const OPEN_UPLOADS = 20
export const UPLOAD_BYTES_PER_DAY = 50 * MIB

/** Longest side of a stored picture. */
export const PICTURE_EDGE = 2048
/** `/img/{file}?w=` serves the nearest of these that is not narrower. */
export const PICTURE_WIDTHS = [96, 192, 384, 768, 1200] as const

const tooLarge = 'Ukuran gambar maksimal 5 MB'
const wrongIndex = 'Posisi potongan tidak valid'
const wrongChunk = 'Potongan gambar tidak valid'

export const startUpload = endpoint({
  method: 'POST',
  path: '/legacy/upload/resumable-start',
  audience: 'session',
  summary: 'Start the upload of a picture; the response has the chunk size and the file name',
  body: z.strictObject({
    extension: z.pipe(
      z.string('Format gambar wajib diisi').check(z.toLowerCase()),
      z.enum(['jpg', 'jpeg', 'png'], 'Format gambar harus jpg, jpeg, atau png'),
    ),
    length: z
      .int('Ukuran gambar tidak valid')
      .check(z.minimum(1, 'Gambar / foto tidak boleh kosong'), z.maximum(PICTURE_BYTES, tooLarge)),
    /** Visible to everybody, which only the clinic may request; otherwise to the owner and the clinic. */
    public: z._default(z.boolean(), false),
  }),
  result: z.object({ limit: z.number(), filename: z.string() }),
})

export const sendChunk = endpoint({
  method: 'POST',
  path: '/legacy/upload/resumable-chunk',
  audience: 'session',
  summary: 'The next bytes of a picture, as gzip-compressed JSON; 409 has in `errors` the byte to continue from',
  gzipBody: { limit: CHUNK_REQUEST_BYTES },
  body: z.strictObject({
    filename: z.string('Nama berkas wajib diisi'),
    /** Base64, or the bytes as numbers. */
    chunk: z.union(
      [
        z
          .string()
          .check(
            z.minLength(4, wrongChunk),
            z.maxLength(base64Length(CHUNK_BYTES), CHUNK_TOO_LARGE),
            z.base64(wrongChunk),
          ),
        z
          .array(z.int().check(z.minimum(0), z.maximum(255)))
          .check(z.minLength(1, wrongChunk), z.maxLength(CHUNK_BYTES, CHUNK_TOO_LARGE)),
      ],
      wrongChunk,
    ),
    /** Bytes before this chunk. */
    index: z.int(wrongIndex).check(z.minimum(0, wrongIndex), z.maximum(PICTURE_BYTES, wrongIndex)),
    /** Repeated by every chunk; the value from the start counts. */
    public: z.optional(z.boolean()),
  }),
  result: z.object({ received: z.number(), finished: z.boolean() }),
})

function base64Length(bytes: number) {
  return Math.ceil(bytes / 3) * 4
}
