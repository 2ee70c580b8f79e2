import { replayEarlyPress } from '../../ui/replay-early-press.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { askForPlace, PLACE_ABSENT } from './visitor-place.ts'

/** Why there is no distance, and what can be done about it. A browser that cannot tell will not learn it. */
export function PlaceProblem({ reason }: { reason: string }) {
  return (
    <>
      <span role="status">{reason}</span>
      {reason === PLACE_ABSENT ? (
        <UiLink href="/user/branches" className="link link-tap">
          Lihat cabang
        </UiLink>
      ) : (
        <button ref={replayEarlyPress} type="button" className="link link-tap" onClick={askForPlace}>
          Coba lagi<span className="sr-only"> akses lokasi</span>
        </button>
      )}
    </>
  )
}
