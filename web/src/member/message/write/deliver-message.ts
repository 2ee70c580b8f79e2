import { sendMessage } from '@nmw/contract/chat'
import type { PlainCall } from '../../../lib/call/call.ts'
import { uploadPhoto } from '../../../lib/photo/upload-photo.ts'
import { UploadStopped } from '../../../lib/photo/upload-stopped.ts'
import type { Outgoing } from './outgoing.ts'

type OnProgress = (changes: Pick<Outgoing, 'image' | 'resume'>) => void

/**
 * Uploads the photo first, then sends the message with its name. Progress is reported, so that a retry continues from
 * there.
 */
export async function deliverMessage(call: PlainCall, id: number, message: Outgoing, onProgress: OnProgress) {
  const image = await deliverPhoto(call, message, onProgress)
  const body = { text: message.text, key: message.key, ...(image && { image }) }
  return call(sendMessage, { params: { id }, body })
}

async function deliverPhoto(call: PlainCall, { photo, image, resume }: Outgoing, onProgress: OnProgress) {
  if (image || !photo) return image
  try {
    const name = await (resume?.() ?? uploadPhoto(call, photo, { isPublic: false }))
    onProgress({ image: name, resume: undefined })
    return name
  } catch (error) {
    onProgress({ resume: error instanceof UploadStopped ? () => error.resume() : undefined })
    throw error
  }
}
