import { useEffect, useRef, useState } from 'react'

export type Facing = 'user' | 'environment'
type CameraState = 'starting' | 'live' | 'denied' | 'missing'

/** Shows the camera in the returned video element while `on` is true. */
export function useCamera({ facing, on }: { facing: Facing; on: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [found, setFound] = useState<{ facing: Facing; state: CameraState }>()

  useEffect(() => {
    if (!on) return undefined
    let stream: MediaStream | undefined
    let stopped = false
    async function start() {
      try {
        stream = await openCamera(facing)
        if (stopped) close(stream)
        else if (video.current) {
          video.current.srcObject = stream
          await firstPicture(video.current)
          // oxlint-disable-next-line typescript/no-unnecessary-condition -- the effect may have ended meanwhile
          if (!stopped) setFound({ facing, state: 'live' })
        }
      } catch (error) {
        if (!stopped) setFound({ facing, state: isDenied(error) ? 'denied' : 'missing' })
      }
    }
    void start()
    return () => {
      stopped = true
      setFound(undefined)
      if (stream) close(stream)
    }
  }, [facing, on])

  return { video, state: found?.facing === facing ? found.state : ('starting' as const) }
}

function openCamera(facing: Facing) {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) return Promise.reject(new Error('no camera'))
  const video = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } }
  return mediaDevices.getUserMedia({ video, audio: false })
}

/** Without a first frame there is nothing to capture. */
function firstPicture(video: HTMLVideoElement) {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise<void>((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
  })
}

function close(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function isDenied(error: unknown) {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
}

/** The current frame, not mirrored: a doctor must not mistake left for right. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')!.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
