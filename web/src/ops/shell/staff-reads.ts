import type { StaffTopic } from '@nmw/contract/ops-live'
import type { StaleReads } from '../../lib/live/live-refresh.ts'
import { isDraftStale } from './is-draft-stale.ts'

/** Which reads a topic makes stale. The summary depends on all of them, except drafts. */
export const staffReads = {
  queue: /^\/legacy\/ops\/(queue|summary|patient|visit)\b/,
  order: /^\/legacy\/ops\/(order|pickup|summary|prescription)\b/,
  refund: /^\/legacy\/ops\/(refund|summary)\b/,
  message: /^\/legacy\/ops\/(message|summary)\b/,
  prescription: /^\/legacy\/ops\/(prescription|queue|summary|sale\/prescribed)\b/,
  stock: /^\/legacy\/ops\/(stock|medicine|product|order)\b/,
  sale: /^\/legacy\/ops\/(sale|summary)\b/,
  draft: isDraftStale,
} satisfies Record<StaffTopic, StaleReads>
