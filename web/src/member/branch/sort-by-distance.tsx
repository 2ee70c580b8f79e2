import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/contact-icons.ts'
import styles from './nearest-branch.module.css'
import { LocationProblem } from './location-problem.tsx'
import { useVisitorLocation } from './use-visitor-location.ts'
import { requestLocation } from './visitor-location.ts'

export function SortByDistance() {
  const visitor = useVisitorLocation()
  return (
    <div className={styles.line}>
      <Icon path={pinIcon} size={16} className={styles.pin} />
      {visitor.state === 'known' ? (
        'Diurutkan dari yang terdekat'
      ) : visitor.state === 'failed' ? (
        <LocationProblem reason={visitor.reason} />
      ) : visitor.state === 'asking' ? (
        'Mencari lokasi Anda'
      ) : (
        <button ref={replayEarlyPress} type="button" className="link link-tap" onClick={requestLocation}>
          Urutkan dari yang terdekat
        </button>
      )}
    </div>
  )
}
