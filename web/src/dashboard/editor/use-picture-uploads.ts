import { PICTURE_INVALID } from '@nmw/contract/upload'
import { useState } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { randomKey } from '../../lib/call/random-key.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { UploadStopped } from '../../lib/photo/upload-stopped.ts'
import { useCall } from '../../lib/call/use-call.ts'

export type PictureUpload = {
  id: string
  name: string
  /** 0 to 1 */
  share: number
  failure?: string | undefined
  /** resumes a stopped upload */
  resume?: (() => void) | undefined
}

type Handlers = {
  onStart?: (id: string, name: string) => void
  onDone: (id: string, file: string, name: string) => void
  onGone?: (id: string) => void
  /** an upload has started, or has finished or failed */
  onBusy?: (busy: boolean) => void
}

/** Picture uploads, several at once; an interrupted one can be resumed. */
export function usePictureUploads({ onStart, onDone, onGone, onBusy }: Handlers) {
  const call = useCall()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])

  function change(id: string, next: Partial<PictureUpload>) {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...next } : one)))
  }

  function drop(id: string) {
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  async function follow(id: string, name: string, work: () => Promise<string>) {
    change(id, { failure: undefined, resume: undefined })
    onBusy?.(true)
    try {
      const file = await work()
      drop(id)
      onDone(id, file, name)
    } catch (error) {
      const goOn = () => void follow(id, name, error instanceof UploadStopped ? () => error.resume() : work)
      if (sessionEnd.handle(error)) sessionEnd.onceSignedIn(goOn)
      const failure = error instanceof ApiError ? error.message : PICTURE_INVALID
      change(id, { failure, resume: error instanceof UploadStopped || sessionEnd.isEnded() ? goOn : undefined })
    } finally {
      onBusy?.(false)
    }
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const id = randomKey().slice(0, 8)
      setUploads((before) => [...before, { id, name: file.name, share: 0 }])
      onStart?.(id, file.name)
      const onProgress = (share: number) => change(id, { share })
      void follow(id, file.name, async () => {
        const { uploadPhoto } = await import('../../lib/photo/upload-photo.ts')
        return uploadPhoto(call, file, { isPublic: true, onProgress })
      })
    }
  }

  return {
    uploads,
    add,
    remove: (id: string) => {
      drop(id)
      onGone?.(id)
    },
  }
}

export function picturesIn(transfer: Pick<DataTransfer, 'files'>) {
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'))
}
