import { MAX_PHOTOS } from '@nmw/contract/appointment'
import { PICTURE_INVALID } from '@nmw/contract/upload'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { checkPhoto } from '../../lib/check-photo.ts'
import { ApiError } from '../../lib/call.ts'
import { uploadPhoto } from '../../lib/upload-photo.ts'
import { isTransient, UploadStopped } from '../../lib/upload-stopped.ts'
import { useCall } from '../../lib/use-call.ts'
import { changePhotos, keptPhotos } from './photo-list.ts'

type Upload = { file: Blob; preview: string; stop: AbortController; resume?: UploadStopped['resume'] }

let counted = 0

/** Photos that a member chooses: each is looked at, sent, and can be resumed, kept anyway or taken out. */
export function usePhotoUploads(kept: readonly string[] = []) {
  const call = useCall()
  const [photos, change] = useReducer(changePhotos, kept, keptPhotos)
  const uploads = useRef(new Map<string, Upload>())
  const line = useRef<Promise<unknown>>(Promise.resolve())
  // As a change of the page's cache, so that a session that has ended is noticed like everywhere else.
  const { mutateAsync: attempt } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    meta: { quiet: true },
  })

  useEffect(() => {
    const open = uploads.current
    return () => {
      for (const { stop, preview } of open.values()) {
        stop.abort()
        URL.revokeObjectURL(preview)
      }
      open.clear()
    }
  }, [])

  async function send(id: string) {
    const upload = uploads.current.get(id)
    if (!upload) return
    const { file, stop, resume } = upload
    const { signal } = stop
    change({ act: 'move', id, to: { state: 'sending', share: 0 } })
    const onProgress = (share: number) => {
      if (!signal.aborted) change({ act: 'move', id, to: { state: 'sending', share } })
    }
    try {
      // One after the other: decoding several large photos at once is more than a phone has memory for.
      const turn = line.current.then(() =>
        attempt(() => (resume ? resume({ signal }) : uploadPhoto(call, file, { isPublic: false, onProgress, signal }))),
      )
      line.current = turn.catch(() => undefined)
      const name = await turn
      change({ act: 'move', id, to: { state: 'kept', name } })
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof Error && error.message ? error.message : PICTURE_INVALID
      if (error instanceof UploadStopped) upload.resume = error.resume
      const state = error instanceof ApiError && isTransient(error) ? 'stopped' : 'refused'
      change({ act: 'move', id, to: { state, failure } })
    }
  }

  async function start(id: string, file: Blob, looked: boolean) {
    const fault = looked ? undefined : await checkPhoto(file)
    if (!uploads.current.has(id)) return
    if (fault) change({ act: 'move', id, to: { state: 'doubtful', fault } })
    else await send(id)
  }

  return {
    photos,
    /** `looked` photos were judged by the member already. Gives how many found no room. */
    add(files: readonly Blob[], { looked = false } = {}) {
      const room = Math.max(0, MAX_PHOTOS - photos.length)
      for (const file of files.slice(0, room)) {
        counted += 1
        const id = `photo-${counted}`
        const preview = URL.createObjectURL(file)
        uploads.current.set(id, { file, preview, stop: new AbortController() })
        change({ act: 'add', photo: { id, preview, state: 'checking' } })
        void start(id, file, looked)
      }
      return Math.max(0, files.length - room)
    },
    send: (id: string) => void send(id),
    remove(id: string) {
      const upload = uploads.current.get(id)
      upload?.stop.abort()
      if (upload) URL.revokeObjectURL(upload.preview)
      uploads.current.delete(id)
      change({ act: 'remove', id })
    },
    /** The server does not have it any more. */
    lose: (id: string) =>
      change({ act: 'move', id, to: { state: 'refused', failure: 'Foto ini sudah tidak tersimpan, unggah lagi' } }),
  }
}
