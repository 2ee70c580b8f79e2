type CourierProvider = 'simulator' | 'kiriminaja' | 'none'

export type ShippingRate = {
  service: string
  type: string
  name: string
  cost: number
  /** Range of days, such as '2-3'. */
  estimate: string
}

/** Districts by the courier's own ids, grams, rupiah. */
export type QuoteRequest = {
  origin: number
  destination: number
  /** Coordinates of the pick-up, for a courier that measures the distance. */
  door?: { latitude: number; longitude: number }
  weight: number
  value: number
}

/** Sender or recipient; `place` is district and city as text. */
export type ParcelEnd = {
  name: string
  phone: string
  address: string
  place: string
  postalCode: string
  district: number
}

/** A repeat has the same request id, for which the courier creates one parcel. */
export type ParcelRequest = {
  requestId: string
  service: string
  type: string
  weight: number
  value: number
  cost: number
  insurance: number
  content: string
  sender: ParcelEnd & { latitude: number; longitude: number }
  recipient: ParcelEnd & { note: string }
  pickupAt: Date
}

/** `troubled` is not final: the parcel may still arrive or come back. */
export type ParcelStep = 'processed' | 'shipped' | 'troubled' | 'delivered' | 'returned' | 'lost' | 'cancelled'

/** `unread` is a status code of the courier that we do not know. */
export type ParcelNews = { step: ParcelStep } | { step: 'unread'; code: number }

/** A courier's report on a parcel. */
export type ParcelEvent = ParcelNews & { requestId: string; airwayBill: string | null; at: Date }

export type ReceivedCourierNotification = { authorization: string; body: Buffer; at: Date }
export type ReadCourierNotification =
  | { genuine: false; reason: string }
  /** Undefined when the sender is genuine but the body makes no sense. */
  | { genuine: true; events: ParcelEvent[] | undefined }

/** A region by the courier's name and id; `city` if the courier says that it is one. */
export type CourierRegion = { id: number; name: string; city: boolean }

/**
 * A courier. Every call ends within the timeout, with a validated result or a `GatewayFailure`; no adapter knows our
 * business rules.
 */
export type Courier = {
  provider: CourierProvider
  /** Whether it uses our district ids; otherwise a table maps them. */
  ownDistricts: boolean
  quote: (request: QuoteRequest) => Promise<ShippingRate[]>
  /** `unpaid` if nobody comes before we have paid in the courier's back office. */
  requestPickup: (parcel: ParcelRequest) => Promise<{ unpaid: boolean }>
  /** The history of a parcel, oldest first; undefined if the courier does not know it. */
  track: (requestId: string) => Promise<ParcelEvent[] | undefined>
  /** Idempotent; `refused` if it was picked up already. */
  cancel: (airwayBill: string, reason: string) => Promise<void>
  readNotification: (received: ReceivedCourierNotification) => ReadCourierNotification
  /** The courier's regions, if it has ids of its own. */
  regions?: {
    provinces: () => Promise<CourierRegion[]>
    cities: (provinceId: number) => Promise<CourierRegion[]>
    districts: (cityId: number) => Promise<CourierRegion[]>
  }
  /** Parses a stored body again when it is processed later. */
  readEvents: (body: Buffer, at: Date) => ParcelEvent[] | undefined
}
