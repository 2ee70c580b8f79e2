import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { requestLocation, LOCATION_UNSUPPORTED } from './visitor-location.ts'

/** A browser without geolocation gets no retry button. */
export function LocationProblem({ reason }: { reason: string }) {
  return (
    <>
      <span role="status">{reason}</span>
      {reason === LOCATION_UNSUPPORTED ? (
        <UiLink href="/user/branches" className="link link-tap">
          Lihat cabang
        </UiLink>
      ) : (
        <button ref={replayEarlyPress} type="button" className="link link-tap" onClick={requestLocation}>
          Coba lagi<span className="sr-only"> akses lokasi</span>
        </button>
      )}
    </>
  )
}
