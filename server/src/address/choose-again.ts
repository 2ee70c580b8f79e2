/**
 * Stands in a checkout where a way of delivery was chosen before its address changed, so that the page can say why there
 * is none any more.
 */
export const CHOOSE_AGAIN = { service: 'choose-again', type: 'ADDRESS_CHANGED' } as const
