/** A message on its way, or one that did not get through. */
export type Outgoing = {
  key: string
  text: string
  photo?: Blob | undefined
  /** Shows the photo before the server has it. */
  preview?: string | undefined
  /** The name under which the server keeps the photo, once it does. */
  image?: string | undefined
  /** Goes on with an upload that broke off. */
  resume?: (() => Promise<string>) | undefined
  /** Its photo went with the page that was loaded anew, and has to be chosen again. */
  lacksPhoto?: boolean | undefined
  failure?: { reason: string; temporary: boolean; needsConsent?: boolean } | undefined
}

export type Photo = { file: Blob; preview: string }
export type Draft = { text: string; photo?: Photo | undefined }

/** What of a message its tab keeps. No picture of a patient lies in a browser: its name does, once the server has it. */
export type Unsent = Pick<Outgoing, 'key' | 'text' | 'image' | 'lacksPhoto'>

/** The page was closed over it; by its key it is not sent twice. */
const interrupted = { reason: 'Belum terkirim.', temporary: true }
const photoLost = {
  reason: 'Belum terkirim. Gambarnya tidak disimpan di perangkat ini. Pilih lagi untuk mengirimnya.',
  temporary: false,
}

export function newOutgoing({ text, photo }: Draft): Outgoing {
  return { key: newKey(), text, photo: photo?.file, preview: photo?.preview }
}

export function toUnsent({ key, text, photo, image, lacksPhoto }: Outgoing): Unsent {
  if (image) return { key, text, image }
  return photo || lacksPhoto ? { key, text, lacksPhoto: true } : { key, text }
}

export function restoreOutgoing(stored: Unsent): Outgoing {
  const { image, lacksPhoto } = stored
  return { ...stored, preview: image && `/img/${image}?w=768`, failure: lacksPhoto ? photoLost : interrupted }
}

/** `randomUUID` exists only on https; a clinic's test machine may have none. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
