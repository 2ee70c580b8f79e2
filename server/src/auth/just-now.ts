const MINUTES = 10

/** What was done since may be sent again because its answer got lost. */
export const justNow = (now: Date) => new Date(now.getTime() - MINUTES * 60_000)
