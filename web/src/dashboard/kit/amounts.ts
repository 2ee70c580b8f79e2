/**
 * The cents of a pasted amount: ',00', and '.00' if no dot separates thousands ('1,500,000.00', '1500000.00'). '15.00'
 * is '15.000' with its last digit deleted.
 */
const CENTS = /,\d{1,2}\s*$|(\d{4}|,\d{3})\.\d{1,2}\s*$/

/** The typed number, without its separators. */
export const parseAmount = (text: string) => Number(text.replace(CENTS, '$1').replaceAll(/\D/g, ''))

/** As above, but an empty field is null, not 0. */
export const parseOptionalAmount = (text: string) => (/\d/.test(text) ? parseAmount(text) : null)

/** 0 is shown as an empty field, ready for typing. */
export const formatThousands = (amount: number) => (amount ? amount.toLocaleString('id-ID') : '')

/** Shows a typed 0. */
export const formatOptionalThousands = (amount: number | null) => amount?.toLocaleString('id-ID') ?? ''
