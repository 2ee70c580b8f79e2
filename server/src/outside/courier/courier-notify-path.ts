/** Webhook of couriers, configured once in their back office. */
export const COURIER_NOTIFY_PATH = '/legacy/shipping/notify/kiriminaja'
