import { changeAvatar, readPersonal } from '@nmw/contract/profile'
import { PICTURE_INVALID } from '@nmw/contract/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, serverErrorText } from '../../../lib/call/call.ts'
import { callOf } from '../../../lib/reads/query-client.ts'
import { uploadPhoto } from '../../../lib/photo/upload-photo.ts'
import { UploadStopped } from '../../../lib/photo/upload-stopped.ts'
import { readKey } from '../../../lib/reads/use-endpoint.ts'

/** How far a photo got: where an interrupted upload resumes, or its file name on the server. */
type Reached = { resume?: UploadStopped['resume']; name?: string }

/** Uploads a photo and sets it as portrait. A retry continues where it stopped. */
export function useAvatarUpload() {
  const client = useQueryClient()
  const call = callOf(client)
  const [share, setShare] = useState(0)
  const reached = useRef<Reached>({})
  const leaving = useRef<AbortController>(undefined)

  async function send(photo: File) {
    const { signal } = (leaving.current = new AbortController())
    const { name, resume } = reached.current
    const options = { isPublic: false, onProgress: setShare, signal }
    const image = name ?? (await (resume ? resume({ signal }) : uploadPhoto(call, photo, options)))
    reached.current = { name: image }
    await call(changeAvatar, { body: { image } }, { signal })
    await client.invalidateQueries({ queryKey: readKey(readPersonal) })
  }

  const { mutateAsync, reset, error, isPending } = useMutation({
    mutationFn: send,
    // the photo picker shows the failure
    meta: { quiet: true },
    onError: (failure) => {
      if (failure instanceof UploadStopped) reached.current = { resume: failure.resume }
      else if (failure instanceof ApiError && failure.status === 400) reached.current = {}
    },
  })

  function startOver() {
    leaving.current?.abort()
    reached.current = {}
    setShare(0)
    reset()
  }

  useEffect(() => () => leaving.current?.abort(), [])
  const stopped = error instanceof UploadStopped ? error : undefined
  const failure = error && !stopped ? reasonOf(error) : undefined
  return { send: mutateAsync, startOver, share, failure, sending: isPending, stopped }
}

function reasonOf(error: Error) {
  return error instanceof ApiError || error.message === PICTURE_INVALID ? error.message : serverErrorText
}
