/** The widths of `/img/{file}?w=` that pages use. Copied, because the contract's list comes with zod. */
export const PICTURE_WIDTHS = [192, 384, 768, 1200] as const
