export const memberHome = '/user/home'

/** Where to go after login: an inner member path, never another site. */
export function redirectPath(next: string | undefined) {
  return next && /^\/user\/(?!logout\b)[^\\\s]*$/.test(next) && !next.includes('//') ? next : memberHome
}
