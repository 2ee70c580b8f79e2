/** The number that somebody typed, whatever dots stand in it. */
export const amountIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** As above, where a field left empty says something else than 0. */
export const amountOrNone = (text: string) => (/\d/.test(text) ? amountIn(text) : null)

/** Nothing is shown as nothing, so that one can type at once. */
export const inThousands = (amount: number) => (amount ? amount.toLocaleString('id-ID') : '')

/** Here 0 was typed, and is shown. */
export const inThousandsOrNone = (amount: number | null) => amount?.toLocaleString('id-ID') ?? ''
