import type { StaffTopic } from '@nmw/contract/ops-live'

/** Which reads a topic makes stale, by their address. The summary counts all of them. */
export const staffReads: Record<StaffTopic, RegExp> = {
  queue: /^\/legacy\/ops\/(queue|summary|patient|visit)\b/,
  order: /^\/legacy\/ops\/(order|pickup|summary|prescription)\b/,
  refund: /^\/legacy\/ops\/(refund|summary)\b/,
  message: /^\/legacy\/ops\/(message|summary)\b/,
  prescription: /^\/legacy\/ops\/(prescription|queue|summary|sale\/prescribed)\b/,
  stock: /^\/legacy\/ops\/(stock|medicine|product|order)\b/,
  sale: /^\/legacy\/ops\/(sale|summary)\b/,
}
