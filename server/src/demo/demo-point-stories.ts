/** Point histories of the demo patients, oldest first, in days before today. Each adds up to the patient's balance. */
export type PointEvent =
  | { daysAgo: number; opening: number }
  | { daysAgo: number; earned: number }
  | { daysAgo: number; expired: number; endedDaysAgo: number }
  | { daysAgo: number; option: number; used?: number; cancelled?: number }

export const demoPointStories: Record<string, PointEvent[]> = {
  'siti@nmw.example': [
    { daysAgo: 620, earned: 9 },
    { daysAgo: 566, earned: 6 },
    { daysAgo: 410, expired: 15, endedDaysAgo: 501 },
    { daysAgo: 372, earned: 12 },
    { daysAgo: 141, earned: 25 },
    { daysAgo: 120, earned: 48 },
    // Spent at the counter by a demo sale.
    { daysAgo: 98, option: 101 },
    { daysAgo: 75, earned: 30 },
    { daysAgo: 61, option: 103 },
    { daysAgo: 44, earned: 36 },
    { daysAgo: 30, earned: 22 },
    { daysAgo: 21, option: 106, cancelled: 19 },
    { daysAgo: 12, earned: 41 },
    { daysAgo: 5, option: 101 },
  ],
  'budi@nmw.example': [
    { daysAgo: 262, earned: 31 },
    { daysAgo: 181, earned: 21 },
    { daysAgo: 150, option: 103, used: 142 },
  ],
  'made@nmw.example': [
    { daysAgo: 300, opening: 180 },
    { daysAgo: 214, earned: 64 },
    { daysAgo: 96, earned: 45 },
    { daysAgo: 33, earned: 21 },
  ],
}
