export type CourierProvider = 'simulator' | 'kiriminaja' | 'none'

/** One way to send a parcel. */
export type ShippingRate = {
  service: string
  type: string
  name: string
  cost: number
  /** Days from and to, such as '2-3'. */
  estimate: string
}

/** Districts under the courier's own numbers, grams, rupiah. */
export type QuoteRequest = {
  origin: number
  destination: number
  /** Where in its district the parcel leaves, for one that measures the way. */
  door?: { latitude: number; longitude: number }
  weight: number
  value: number
}

/** Where a parcel leaves or goes to; `place` is its district and city, in words. */
export type ParcelEnd = {
  name: string
  phone: string
  address: string
  place: string
  postalCode: string
  district: number
}

/** Asked once; a repeat carries the same request id, and the courier makes one parcel of it. */
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

/** Trouble is no end: it may arrive or come back after it. */
export type ParcelStep = 'processed' | 'shipped' | 'troubled' | 'delivered' | 'returned' | 'lost' | 'cancelled'

/** `unread` is a number of his that we do not know. */
export type ParcelNews = { step: ParcelStep } | { step: 'unread'; code: number }

/** What a courier says of a parcel. */
export type ParcelEvent = ParcelNews & { requestId: string; airwayBill: string | null; at: Date }

export type ReceivedCourierNotification = { authorization: string; body: Buffer; at: Date }
export type ReadCourierNotification =
  | { genuine: false; reason: string }
  /** Undefined when the sender is right but the text makes no sense. */
  | { genuine: true; events: ParcelEvent[] | undefined }

/** A region as a courier names and numbers it; `city` where it says that it is one. */
export type TheirPlace = { id: number; name: string; city: boolean }

/**
 * Whoever carries parcels. Every call ends within the time limit, with a result that was checked or with a
 * `GatewayFailure`; none of them knows a rule of ours.
 */
export type Courier = {
  provider: CourierProvider
  /** Whether it goes by our district numbers; otherwise they are looked up in a table. */
  ownDistricts: boolean
  quote: (request: QuoteRequest) => Promise<ShippingRate[]>
  /** `unpaid` where nobody comes before we have paid for it in the courier's back office. */
  requestPickup: (parcel: ParcelRequest) => Promise<{ unpaid: boolean }>
  /** What is known of a parcel, oldest first; undefined where the courier never heard of it. */
  track: (requestId: string) => Promise<ParcelEvent[] | undefined>
  /** Once more is as good as once; `refused` where it was taken already. */
  cancel: (airwayBill: string, reason: string) => Promise<void>
  readNotification: (received: ReceivedCourierNotification) => ReadCourierNotification
  /** Where it goes, for one that has numbers of its own. */
  regions?: {
    provinces: () => Promise<TheirPlace[]>
    cities: (provinceId: number) => Promise<TheirPlace[]>
    districts: (cityId: number) => Promise<TheirPlace[]>
  }
  /** The same text once more, when it is worked on later. */
  readEvents: (body: Buffer, at: Date) => ParcelEvent[] | undefined
}
