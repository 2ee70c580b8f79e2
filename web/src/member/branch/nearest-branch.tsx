import { findNearestBranch } from '@nmw/contract/branch'
import { useEffect, type ReactNode } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/contact-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatDistance } from './format-distance.ts'
import styles from './nearest-branch.module.css'
import { LocationProblem } from './location-problem.tsx'
import { useVisitorLocation } from './use-visitor-location.ts'
import { requestLocation, type Coordinates, visitorLocation } from './visitor-location.ts'

const FIVE_MINUTES = 300_000
const pin = <Icon path={pinIcon} size={16} className={styles.pin} />

/** One line of constant height, because the location arrives later. */
export function NearestBranch() {
  const visitor = useVisitorLocation()
  useEffect(() => {
    // Reads the current state: the first render knows nothing of earlier answers.
    if (visitorLocation().state === 'unasked') requestLocation()
  }, [])
  if (visitor.state === 'known') return <Nearest place={visitor.place} />
  if (visitor.state === 'failed') {
    return (
      <div className={styles.line}>
        {pin}
        <LocationProblem reason={visitor.reason} />
      </div>
    )
  }
  return <AllBranches>{visitor.state === 'asking' ? 'Mencari klinik terdekat' : 'Lihat klinik kami'}</AllBranches>
}

function Nearest({ place }: { place: Coordinates }) {
  const { data, isError, isFetching, refetch } = useRead(
    findNearestBranch,
    { body: place },
    { quiet: true, staleTime: FIVE_MINUTES },
  )
  if (data) {
    return (
      <AllBranches>
        <b className={styles.name}>{data.nearestClinic}</b>, {formatDistance(data.distance)}
      </AllBranches>
    )
  }
  if (!isError || isFetching) return <AllBranches>Mencari klinik terdekat</AllBranches>
  return (
    <div className={styles.line}>
      {pin}
      Klinik terdekat gagal dimuat.
      <button type="button" className="link link-tap" onClick={() => void refetch()}>
        Coba lagi
      </button>
    </div>
  )
}

function AllBranches({ children }: { children: ReactNode }) {
  return (
    <UiLink href="/user/branches" className={styles.line}>
      {pin}
      <span className="clip">{children}</span>
    </UiLink>
  )
}
