/**
 * The cents of a pasted amount: ',00', and '.00' where no dot parts the thousands ('1,500,000.00', '1500000.00').
 * '15.00' is what is left of '15.000' once its last digit was taken away.
 */
const CENTS = /,\d{1,2}\s*$|(\d{4}|,\d{3})\.\d{1,2}\s*$/

/** The number that somebody typed, whatever dots stand in it. */
export const parseAmount = (text: string) => Number(text.replace(CENTS, '$1').replaceAll(/\D/g, ''))

/** As above, where a field left empty says something else than 0. */
export const parseOptionalAmount = (text: string) => (/\d/.test(text) ? parseAmount(text) : null)

/** Nothing is shown as nothing, so that one can type at once. */
export const formatThousands = (amount: number) => (amount ? amount.toLocaleString('id-ID') : '')

/** Here 0 was typed, and is shown. */
export const formatOptionalThousands = (amount: number | null) => amount?.toLocaleString('id-ID') ?? ''
