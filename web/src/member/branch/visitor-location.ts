import { storedText } from '../../lib/session/stored-text.ts'

export type Coordinates = { latitude: number; longitude: number }

type VisitorLocation =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'known'; place: Coordinates }
  | { state: 'failed'; reason: string }

const LOCATION_DENIED = 'Akses lokasi tidak diberikan'
export const LOCATION_UNSUPPORTED = 'Browser tidak support'
const LOCATION_FAILED = 'Tidak dapat akses lokasi'

const storage = storedText(() => sessionStorage, 'nmw-place')
const positionOptions = { timeout: 10_000, maximumAge: 300_000 }
const PERMISSION_DENIED = 1

const unasked: VisitorLocation = { state: 'unasked' }
const asking: VisitorLocation = { state: 'asking' }
const listeners = new Set<() => void>()
let isRequesting = false
let parsed: { text: string | undefined; as: VisitorLocation } = { text: undefined, as: unasked }

/**
 * What is known of the visitor's location in this session. It is kept in session storage only, which signing out
 * clears.
 */
export function visitorLocation(): VisitorLocation {
  if (isRequesting) return asking
  const text = storage.read()
  if (text !== parsed.text) parsed = { text, as: text === undefined ? unasked : (JSON.parse(text) as VisitorLocation) }
  return parsed.as
}

/** For loaders; unknown on the server. */
export function knownLocation(): Coordinates | undefined {
  const visitor = 'document' in globalThis ? visitorLocation() : unasked
  return visitor.state === 'known' ? visitor.place : undefined
}

/** For server rendering. */
export function unknownLocation(): VisitorLocation {
  return unasked
}

export function subscribeToLocation(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Nothing waits for the answer. */
export function requestLocation() {
  if (isRequesting) return
  // The type says always defined, but some browsers lack it.
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) {
    store({ state: 'failed', reason: LOCATION_UNSUPPORTED })
    return
  }
  isRequesting = true
  notifyListeners()
  geolocation.getCurrentPosition(
    ({ coords }) => store({ state: 'known', place: roundToHundredMetres(coords) }),
    ({ code }) => store({ state: 'failed', reason: code === PERMISSION_DENIED ? LOCATION_DENIED : LOCATION_FAILED }),
    positionOptions,
  )
}

function store(answer: VisitorLocation) {
  isRequesting = false
  storage.write(JSON.stringify(answer))
  notifyListeners()
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Rounds to about a hundred metres: enough to find a clinic, too coarse to find a house. */
function roundToHundredMetres({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: thousandths(latitude), longitude: thousandths(longitude) }
}

function thousandths(degrees: number) {
  return Math.round(degrees * 1000) / 1000
}
