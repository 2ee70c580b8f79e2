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
  failure?: { reason: string; passing: boolean; needsConsent?: boolean } | undefined
}

export type Draft = { text: string; photo?: { file: Blob; preview: string } | undefined }

export function outgoingOf({ text, photo }: Draft): Outgoing {
  return { key: newKey(), text, photo: photo?.file, preview: photo?.preview }
}

/** `randomUUID` exists only on https; a clinic's test machine may have none. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
