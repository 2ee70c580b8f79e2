const MINUTES = 10

/** What was done after this moment may be repeated, because its response may have been lost. */
export const retryWindowStart = (now: Date) => new Date(now.getTime() - MINUTES * 60_000)
