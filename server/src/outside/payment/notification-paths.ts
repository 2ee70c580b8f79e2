/** Webhooks of gateways. The path is part of their signature, so it must match the back office exactly. */
export const DOKU_NOTIFY_PATH = '/legacy/payment/notify/doku'
export const SNAP_NOTIFY_PATH = '/legacy/payment/notify/doku-snap'
export const SNAP_TOKEN_PATH = '/legacy/payment/notify/doku-snap/token'
