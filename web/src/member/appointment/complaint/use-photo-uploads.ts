import { MAX_PHOTOS } from '@nmw/contract/appointment'
import { PICTURE_INVALID } from '@nmw/contract/upload'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { checkPhoto } from '../../../lib/photo/check-photo.ts'
import { ApiError } from '../../../lib/call/call.ts'
import { uploadPhoto } from '../../../lib/photo/upload-photo.ts'
import { isTransient, UploadStopped } from '../../../lib/photo/upload-stopped.ts'
import { useCall } from '../../../lib/call/use-call.ts'
import { changePhotos, uploadedPhotos } from './photo-list.ts'

type Upload = { file: Blob; preview: string; abortController: AbortController; resume?: UploadStopped['resume'] }

let lastId = 0

/** Each chosen photo is checked and uploaded, and can be resumed, accepted despite a fault, or removed. */
export function usePhotoUploads(uploaded: readonly string[] = []) {
  const call = useCall()
  const [photos, change] = useReducer(changePhotos, uploaded, uploadedPhotos)
  const uploads = useRef(new Map<string, Upload>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // As a mutation, so that an expired session is handled by the shared error handler.
  const { mutateAsync: attempt } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    meta: { quiet: true },
  })

  useEffect(() => {
    const open = uploads.current
    return () => {
      for (const { abortController, preview } of open.values()) {
        abortController.abort()
        URL.revokeObjectURL(preview)
      }
      open.clear()
    }
  }, [])

  async function send(id: string) {
    const upload = uploads.current.get(id)
    if (!upload) return
    const { file, abortController, resume } = upload
    const { signal } = abortController
    change({ type: 'update', id, to: { state: 'sending', share: 0 } })
    const onProgress = (share: number) => {
      if (!signal.aborted) change({ type: 'update', id, to: { state: 'sending', share } })
    }
    try {
      // One at a time: a phone has no memory to decode several large photos at once.
      const sending = queue.current.then(() =>
        attempt(() => (resume ? resume({ signal }) : uploadPhoto(call, file, { isPublic: false, onProgress, signal }))),
      )
      queue.current = sending.catch(() => undefined)
      const name = await sending
      change({ type: 'update', id, to: { state: 'uploaded', name } })
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof Error && error.message ? error.message : PICTURE_INVALID
      if (error instanceof UploadStopped) upload.resume = error.resume
      const state = error instanceof ApiError && isTransient(error) ? 'stopped' : 'refused'
      change({ type: 'update', id, to: { state, failure } })
    }
  }

  async function start(id: string, file: Blob, alreadyChecked: boolean) {
    const fault = alreadyChecked ? undefined : await checkPhoto(file)
    if (!uploads.current.has(id)) return
    if (fault) change({ type: 'update', id, to: { state: 'doubtful', fault } })
    else await send(id)
  }

  return {
    photos,
    /** `alreadyChecked`: the patient has judged the photos. Returns how many were over the limit. */
    add(files: readonly Blob[], { alreadyChecked = false } = {}) {
      const room = Math.max(0, MAX_PHOTOS - photos.length)
      for (const file of files.slice(0, room)) {
        lastId += 1
        const id = `photo-${lastId}`
        const preview = URL.createObjectURL(file)
        uploads.current.set(id, { file, preview, abortController: new AbortController() })
        change({ type: 'add', photo: { id, preview, state: 'checking' } })
        void start(id, file, alreadyChecked)
      }
      return Math.max(0, files.length - room)
    },
    send: (id: string) => void send(id),
    remove(id: string) {
      const upload = uploads.current.get(id)
      upload?.abortController.abort()
      if (upload) URL.revokeObjectURL(upload.preview)
      uploads.current.delete(id)
      change({ type: 'remove', id })
    },
    /** The server has deleted it. */
    markLost: (id: string) =>
      change({ type: 'update', id, to: { state: 'refused', failure: 'Foto ini sudah tidak tersimpan, unggah lagi' } }),
  }
}
