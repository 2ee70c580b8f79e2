import type { InvoiceFacts } from './invoice-facts.ts'

/** What anybody with the link may see: enough to recognise the receipt, not enough to identify the buyer. */
export function maskInvoice(facts: InvoiceFacts): InvoiceFacts {
  return { ...facts, buyer: { name: shortName(facts.buyer.name), phone: null, address: null } }
}

/** 'Siti Rahmawati Putri' → 'Siti R. P.' */
export function shortName(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((word) => `${String.fromCodePoint(word.codePointAt(0)!).toUpperCase()}.`)].join(' ')
}
