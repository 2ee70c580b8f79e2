import { storedText } from '../../lib/stored-text.ts'

export type Place = { latitude: number; longitude: number }

type VisitorPlace =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'known'; place: Place }
  | { state: 'failed'; reason: string }

const PLACE_REFUSED = 'Akses lokasi tidak diberikan'
export const PLACE_ABSENT = 'Browser tidak support'
const PLACE_FAILED = 'Tidak dapat akses lokasi'

const kept = storedText(() => sessionStorage, 'nmw-place')
const patience = { timeout: 10_000, maximumAge: 300_000 }
const PERMISSION_DENIED = 1

const unasked: VisitorPlace = { state: 'unasked' }
const asking: VisitorPlace = { state: 'asking' }
const listeners = new Set<() => void>()
let waiting = false
let read: { text: string | undefined; as: VisitorPlace } = { text: undefined, as: unasked }

/**
 * Where the visitor is, as far as she told us in this session. The browser's session storage keeps it, and not us:
 * signing out empties it.
 */
export function visitorPlace(): VisitorPlace {
  if (waiting) return asking
  const text = kept.read()
  if (text !== read.text) read = { text, as: text === undefined ? unasked : (JSON.parse(text) as VisitorPlace) }
  return read.as
}

/** For reading ahead; on the server nobody knows. */
export function knownPlace(): Place | undefined {
  const visitor = 'document' in globalThis ? visitorPlace() : unasked
  return visitor.state === 'known' ? visitor.place : undefined
}

/** For whoever renders on the server: nobody knows yet. */
export function unknownPlace(): VisitorPlace {
  return unasked
}

export function watchPlace(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the browser, which asks the person. Nothing waits for the answer. */
export function askForPlace() {
  if (waiting) return
  // Typed as always there, but some browsers have none.
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) {
    remember({ state: 'failed', reason: PLACE_ABSENT })
    return
  }
  waiting = true
  tell()
  geolocation.getCurrentPosition(
    ({ coords }) => remember({ state: 'known', place: roughly(coords) }),
    ({ code }) => remember({ state: 'failed', reason: code === PERMISSION_DENIED ? PLACE_REFUSED : PLACE_FAILED }),
    patience,
  )
}

function remember(answer: VisitorPlace) {
  waiting = false
  kept.write(JSON.stringify(answer))
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/** To about a hundred metres: enough to find a clinic, too little to find a house. */
function roughly({ latitude, longitude }: Place): Place {
  return { latitude: thousandths(latitude), longitude: thousandths(longitude) }
}

function thousandths(degrees: number) {
  return Math.round(degrees * 1000) / 1000
}
