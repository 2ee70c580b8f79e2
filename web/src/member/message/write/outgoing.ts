export type Outgoing = {
  key: string
  text: string
  photo?: Blob | undefined
  /** Shows the photo before it is uploaded. */
  preview?: string | undefined
  /** The photo's file name on the server, once uploaded. */
  image?: string | undefined
  /** Continues an interrupted upload. */
  resume?: (() => Promise<string>) | undefined
  /** Its photo was lost in a reload and has to be chosen again. */
  lacksPhoto?: boolean | undefined
  failure?: { reason: string; temporary: boolean; needsConsent?: boolean } | undefined
}

export type Photo = { file: Blob; preview: string }
export type Draft = { text: string; photo?: Photo | undefined }

/**
 * What the tab stores of a message. A patient's photo is never stored in the browser, only its name once uploaded.
 */
export type Unsent = Pick<Outgoing, 'key' | 'text' | 'image' | 'lacksPhoto'>

/** The page was closed during sending; the key prevents a duplicate. */
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

/** `randomUUID` exists only on https, which a test machine may not have. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
