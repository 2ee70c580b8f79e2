import type { InvoiceFacts } from './invoice-facts.ts'

/** What whoever holds the link may know: enough to recognise her own receipt, not enough to find the person. */
export function maskInvoice(facts: InvoiceFacts): InvoiceFacts {
  return { ...facts, buyer: { name: shortName(facts.buyer.name), phone: null, address: null } }
}

/** 'Siti Rahmawati Putri' → 'Siti R. P.' */
export function shortName(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((word) => `${String.fromCodePoint(word.codePointAt(0)!).toUpperCase()}.`)].join(' ')
}
