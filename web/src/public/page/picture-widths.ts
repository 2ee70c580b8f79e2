/** Those of `/img/{file}?w=` that a page asks for. Written here anew: the contract's own list comes with a parser. */
export const PICTURE_WIDTHS = [192, 384, 768, 1200] as const
