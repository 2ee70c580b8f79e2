export const headingIcon = 'M6 5v14M18 5v14M6 12h12'
export const boldIcon = 'M7.5 5h5.2a3.3 3.3 0 0 1 0 6.7H7.5zM7.5 11.7h6a3.6 3.6 0 0 1 0 7.3h-6z'
export const italicIcon = 'M10.5 5h6M7.5 19h6M13.8 5l-3.6 14'
export const listIcon = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1'
export const quoteIcon = 'M4.5 7h15M9 12h10.5M9 17h7M4.5 12v5'
export const tableIcon =
  'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM3.5 10h17M10 10v9'
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7L12 17.7'
