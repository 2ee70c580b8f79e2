/** How a patient pays: to an account number, or on a page of the gateway. */
export type PaymentKind = 'account' | 'page'

type Bank = {
  code: string
  bank: string
  /** First part of the bank's addresses at DOKU. */
  dokuBank: string
  /** No real bank's account numbers start like this, so nobody can pay a stranger by mistake. */
  simulatedBin: string
}

/** `code` is also the gateway's name for the method. */
type PaymentMethod = { code: string; name: string; category: string; image: string } & (
  | ({ kind: 'account' } & Bank)
  | { kind: Exclude<PaymentKind, 'account'>; bank: null }
)

/** A row per method, in the order shown. The gateway decides which are available. */
export const paymentMethods: readonly PaymentMethod[] = [
  account({ code: 'VIRTUAL_ACCOUNT_BCA', bank: 'BCA', dokuBank: 'bca', simulatedBin: '99901' }),
  account({ code: 'VIRTUAL_ACCOUNT_BRI', bank: 'BRI', dokuBank: 'bri', simulatedBin: '99902' }),
  account(
    { code: 'VIRTUAL_ACCOUNT_BANK_MANDIRI', bank: 'MANDIRI', dokuBank: 'mandiri', simulatedBin: '99903' },
    'Mandiri',
  ),
  account({ code: 'VIRTUAL_ACCOUNT_BNI', bank: 'BNI', dokuBank: 'bni', simulatedBin: '99904' }),
  account({ code: 'VIRTUAL_ACCOUNT_BANK_CIMB', bank: 'CIMB', dokuBank: 'cimb', simulatedBin: '99905' }),
  account(
    { code: 'VIRTUAL_ACCOUNT_BANK_PERMATA', bank: 'PERMATA', dokuBank: 'permata', simulatedBin: '99906' },
    'Permata',
  ),
  // At DOKU, BSI still has the name of the bank it grew from.
  account({ code: 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI', bank: 'BSI', dokuBank: 'bsm', simulatedBin: '99907' }),
  {
    kind: 'page',
    code: 'CREDIT_CARD',
    name: 'Kartu Kredit / Debit',
    category: 'Credit/Debit Card',
    image: 'card.svg',
    bank: null,
  },
]

function account(bank: Bank, name = bank.bank): PaymentMethod {
  const category = 'Virtual Account'
  return {
    kind: 'account',
    name: `${name} ${category}`,
    category,
    image: `bank-${bank.bank.toLowerCase()}.svg`,
    ...bank,
  }
}

const byCode = new Map(paymentMethods.map((method) => [method.code, method]))

export function findMethod(channel: string) {
  return byCode.get(channel)
}

/** A channel nobody knows counts as a bank, which its gateway refuses. */
export function kindOf(channel: string): PaymentKind {
  return byCode.get(channel)?.kind ?? 'account'
}

/** The bank of a channel, if it is paid to an account number. */
export function findBank(channel: string) {
  const method = byCode.get(channel)
  return method?.kind === 'account' ? method : undefined
}
