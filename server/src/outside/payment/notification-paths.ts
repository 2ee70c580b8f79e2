/** Where gateways reach us. The paths are part of what they sign, so they must be set in the back office to the letter. */
export const DOKU_NOTIFY_PATH = '/legacy/payment/notify/doku'
export const SNAP_NOTIFY_PATH = '/legacy/payment/notify/doku-snap'
export const SNAP_TOKEN_PATH = '/legacy/payment/notify/doku-snap/token'
