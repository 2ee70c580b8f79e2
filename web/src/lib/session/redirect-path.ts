export const memberHome = '/user/home'

/** The page after login: a path inside the member area, never another site. */
export function redirectPath(next: string | undefined) {
  return next && /^\/user\/(?!logout\b)[^\\\s]*$/.test(next) && !next.includes('//') ? next : memberHome
}
