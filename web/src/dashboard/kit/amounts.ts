/** The number that somebody typed, whatever dots stand in it. */
export const amountIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** Nothing is shown as nothing, so that one can type at once. */
export const inThousands = (amount: number) => (amount ? amount.toLocaleString('id-ID') : '')
